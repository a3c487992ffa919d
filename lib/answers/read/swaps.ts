import type { Case } from "../case.ts";
import type { Word } from "../question.ts";
import { monthsIn } from "./named_months.ts";

/** What leans on the question before without a word of its own for that. */
export const ELLIPSIS =
  /^\W*(?:and|but|or|so|(?:and )?(?:what|how) about|same for|also)\b/i;

/** The question before, with a date, a name or a channel of this one in the place of its own. */
export function swap(asked: Case, before: Case): string | undefined {
  const { text } = before.question;
  const pair = timesIn(asked, before) ?? namesIn(asked, before);
  if (pair) return replaced(text, pair.old, partOf(asked, pair.now));
  const phrase = phraseFor(asked, before);
  if (phrase) return phrase;
  const fresh = tellingWords(asked);
  const span = spanOf(fresh);
  if (!span || !ELLIPSIS.test(asked.question.text)) return;
  const old = fresh.every(isWayWord)
    ? spanOf(before.question.words.filter(isWayWord).slice(0, 1))
    : fresh.every(({ concepts }) => concepts.size === 0)
    ? spanOf(before.named[0]?.words ?? [])
    : undefined;
  if (old) return replaced(text, old, partOf(asked, span));
}

/** What stands where of both questions, and is of one sort. */
interface Pair {
  old: Place;
  now: Place;
}

function timesIn(asked: Case, before: Case): Pair | undefined {
  const monthOf = ({ question, now }: Case) => monthsIn(question.text, now)[0];
  const pairs = [
    [before.question.dates[0], asked.question.dates[0]],
    [monthOf(before), monthOf(asked)],
  ] as const;
  for (const [old, now] of pairs) {
    if (old && now) return { old, now };
  }
}

function namesIn(asked: Case, before: Case): Pair | undefined {
  for (const { entity, words } of asked.named) {
    const other = before.named.find((other) =>
      other.entity.kind === entity.kind
    ) ??
      before.named.find((other) => other.entity.kind !== "section");
    const now = spanOf(words);
    const old = other && spanOf(other.words);
    if (now && old) return { old, now };
  }
}

const LEAD = /^(?:and|or|but|what|how|about)$/i;
const DETERMINER = /^(?:an?|the|your|his|her|their)$/i;
const SIZE = /^(?:over|under|above|below|up|more|less)$/i;
const VERB =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|what|which|who|when|where|how)$/i;

/** "And a fan?", "and over 100 m?", "and the longest": in the place of what begins so, or is of the same form. */
function phraseFor(asked: Case, before: Case): string | undefined {
  const words = withoutEnd(asked.question.text).split(" ");
  const phrase = words.slice(words.findIndex((each) => !LEAD.test(each)));
  const [first = ""] = phrase;
  if (phrase.some((each) => VERB.test(each))) return;
  const text = withoutEnd(before.question.text);
  const [longest, old] = [phrase.find(isMost), text.split(" ").find(isMost)];
  if (longest && old) return `${text.replace(old, longest)}?`;
  const lead = SIZE.test(first)
    ? SIZES
    : DETERMINER.test(first)
    ? DETERMINERS
    : undefined;
  const at = lead ? [...text.matchAll(lead)].at(-1)?.index : undefined;
  return at === undefined
    ? undefined
    : `${text.slice(0, at)} ${phrase.join(" ")}?`;
}

/** "Longest", "cheapest" */
function isMost(word: string): boolean {
  return word.length > 5 && word.toLowerCase().endsWith("est");
}

const SIZES = / (?:over|under|above|below|up to|more than|less than) /gi;
const DETERMINERS = / (?:an?|the|your|his|her|their) /gi;

/** Without its question mark. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "?.! ".includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

interface Place {
  start: number;
  end: number;
}

function replaced(text: string, { start, end }: Place, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

function partOf({ question: { text } }: Case, { start, end }: Place): string {
  return text.slice(start, end);
}

function spanOf(words: Word[]): Place | undefined {
  const [first] = words;
  if (!first) return;
  return {
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  };
}

export function tellingWords({ question: { words } }: Case): Word[] {
  return words.filter(({ isFunction }) => !isFunction);
}

function isWayWord({ concepts, isFunction }: Word): boolean {
  return !isFunction && (concepts.has("email") || concepts.has("phone") ||
    concepts.has("link"));
}
