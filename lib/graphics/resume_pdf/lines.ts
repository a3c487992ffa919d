import { printable } from "../../content/mod.ts";
import type { Span } from "./blocks.ts";
import type { Fonts } from "./fonts.ts";
import { STYLES } from "./styles.ts";

/** Part of a line in one style. */
export interface Segment extends Span {
  width: number;
}

/** A word with the space before it; it may change its style within. */
interface Word {
  segments: Segment[];
  space: number;
  width: number;
}

/** The best lines from a word on. */
interface Rest {
  lines: number;
  cost: number;
  /** First word of the next line. */
  next: number;
}

/** The fewest lines, then the least ragged ones. A short last line costs. */
export function linesOf(
  spans: Span[],
  width: number,
  fonts: Fonts,
): Segment[][] {
  const words = wordsOf(spans, fonts).flatMap((word) =>
    word.width > width ? cutWord(word, width, fonts) : word
  );
  const rests: Rest[] = [];
  rests[words.length] = { lines: 0, cost: 0, next: 0 };
  for (let first = words.length - 1; first >= 0; first--) {
    rests[first] = bestFrom(first, words, width, rests);
  }
  const lines: Segment[][] = [];
  for (let at = 0; at < words.length;) {
    const { next = words.length } = rests[at] ?? {};
    lines.push(joined(words.slice(at, next)));
    at = next;
  }
  return lines;
}

function bestFrom(
  first: number,
  words: Word[],
  width: number,
  rests: Rest[],
): Rest {
  let best: Rest | undefined;
  let filled = 0;
  for (let next = first + 1; next <= words.length; next++) {
    const word = words[next - 1];
    const rest = rests[next];
    if (!word || !rest) break;
    filled += word.width + (next === first + 1 ? 0 : word.space);
    if (best && filled > width) break;
    const left = (width - filled) / width;
    const isLast = next === words.length;
    const raggedness = isLast ? (filled < width / 6 ? 1 : 0) : left ** 2;
    const made = {
      lines: rest.lines + 1,
      cost: rest.cost + raggedness,
      next,
    };
    if (!best || isBetter(made, best)) best = made;
  }
  return best ?? { lines: 1, cost: 0, next: first + 1 };
}

function isBetter(one: Rest, other: Rest): boolean {
  return one.lines < other.lines ||
    one.lines === other.lines && one.cost <= other.cost;
}

function wordsOf(spans: Span[], fonts: Fonts): Word[] {
  const words: Word[] = [];
  let isInside = false;
  for (const span of spans) {
    const parts = tidy(span.text).split(" ");
    for (const [at, text] of parts.entries()) {
      if (at > 0) isInside = false;
      if (text === "") continue;
      const segment = segmentOf({ ...span, text }, fonts);
      const word = words.at(-1);
      if (word && isInside) {
        word.segments.push(segment);
        word.width += segment.width;
      } else {
        const space = fonts.widthOf(" ", STYLES[span.style]);
        words.push({ segments: [segment], space, width: segment.width });
      }
      isInside = true;
    }
  }
  return words;
}

/** A dash or a dot stays behind the word before it. */
function tidy(text: string): string {
  return printable(text).replace(/ (?=[–·] )/g, "\u00a0");
}

function segmentOf(span: Span, fonts: Fonts): Segment {
  return { ...span, width: fonts.widthOf(span.text, STYLES[span.style]) };
}

/** Cuts a word that fits no line. */
function cutWord({ segments, space }: Word, width: number, fonts: Fonts) {
  const words: Word[] = [];
  for (const { text, ...span } of segments) {
    for (const letter of text) {
      const segment = segmentOf({ ...span, text: letter }, fonts);
      const word = words.at(-1);
      if (word && word.width + segment.width <= width) {
        word.segments.push(segment);
        word.width += segment.width;
      } else words.push({ segments: [segment], space, width: segment.width });
    }
  }
  return words;
}

/** One segment for each style in a line. */
function joined(words: Word[]): Segment[] {
  const line: Segment[] = [];
  for (const [at, { segments, space }] of words.entries()) {
    for (const [inWord, segment] of segments.entries()) {
      const last = line.at(-1);
      const isSpaced = at > 0 && inWord === 0;
      if (last && isSpaced) {
        last.text += " ";
        last.width += space;
      }
      if (last?.style === segment.style && last.href === segment.href) {
        last.text += segment.text;
        last.width += segment.width;
      } else line.push({ ...segment });
    }
  }
  return line;
}
