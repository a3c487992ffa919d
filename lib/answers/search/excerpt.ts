import type { Passage } from "./passage.ts";

const MAX = 240;

/** At most 240 characters around the wanted terms, in whole words. */
export function excerpt(passage: Passage, wanted: ReadonlySet<string>): string {
  const windows = passage.words.keys().filter((at) =>
    passage.starts[at] || wantedAt(passage, at, wanted).length > 0
  ).map((from) => windowAt(passage, from, wanted));
  const best = windows.reduce<Window | undefined>(
    (best, window) => best && best.value >= window.value ? best : window,
    undefined,
  );
  if (!best) return "";
  const shown = widened(passage, best);
  return shown.to > shown.from
    ? inWords(passage, shown)
    : cutWord(passage.words[shown.from] ?? "");
}

interface Window {
  from: number;
  /** After the last word. */
  to: number;
  value: number;
}

// A cut is marked at either end.
const MARKS = 2;

function windowAt(
  passage: Passage,
  from: number,
  wanted: ReadonlySet<string>,
): Window {
  const { words, lengths, starts } = passage;
  const found = new Set<string>();
  let length = MARKS - 1;
  let sentenceEnd = from;
  let to = from;
  for (; to < words.length; to++) {
    length += 1 + (lengths[to] ?? 0);
    if (length > MAX) break;
    const own = wantedAt(passage, to, wanted);
    if (own.length > 0) sentenceEnd = from;
    for (const term of own) found.add(term);
    if (starts[to + 1] && length >= MAX * 2 / 3) sentenceEnd = to + 1;
  }
  const isCut = to < words.length && sentenceEnd > from;
  const value = found.size * 2 + (starts[from] ? 1 : 0);
  return { from, to: isCut ? sentenceEnd : to, value };
}

/** At the end of a text there is room for words before the match. */
function widened({ words, lengths }: Passage, window: Window) {
  let { from, to } = window;
  if (to < words.length) return { from, to };
  let length = MARKS - 1;
  for (let at = from; at < to; at++) length += 1 + (lengths[at] ?? 0);
  while (from > 0) {
    length += 1 + (lengths[from - 1] ?? 0);
    if (length > MAX) break;
    from--;
  }
  return { from, to };
}

function inWords(
  { words, starts }: Passage,
  { from, to }: { from: number; to: number },
): string {
  const before = starts[from] ? "" : "…";
  const after = to === words.length || starts[to] ? "" : "…";
  return `${before}${words.slice(from, to).join(" ")}${after}`;
}

function wantedAt(
  { terms }: Passage,
  at: number,
  wanted: ReadonlySet<string>,
): string[] {
  return (terms[at] ?? []).filter((term) => wanted.has(term));
}

/** Only a word longer than a whole excerpt is ever cut. */
function cutWord(word: string): string {
  return `${Array.from(word).slice(0, MAX - 1).join("")}…`;
}
