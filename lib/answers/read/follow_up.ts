import { type Case, namedOf } from "../case.ts";
import type { Episode } from "../facts/facts.ts";
import type { Question, Word } from "../question.ts";
import { monthsIn } from "./named_months.ts";

const LEADING =
  /^\W*(?:(?:and|but|so|or|ok|okay|then|also)\b\W*)*(?:(?:what|how) about\b|and\b|or\b|same for\b)?\W*/i;
const ELLIPSIS =
  /^\W*(?:and|but|or|so|(?:and )?(?:what|how) about|same for|also)\b/i;
const BACK =
  /\b(?:that|it|there|them|this|those|these|then|one|ones|he|she|they)\b/i;
const IT = /\b(?:does|did|is|was|has|had) it\b/i;
/** "That job", "there", "it": what was told of before. */
const PLACE =
  /\b(?:at|in|of|for|with)?\s*(?:there|that (?:job|role|position|post|company|place|one|employer|firm)|this (?:job|role|company)|those|that|it|them)\b/i;

/** Whether a question is one only together with the one before it. */
export function leansBack({ text, words }: Question): boolean {
  return ELLIPSIS.test(text) || BACK.test(text) ||
    words.filter(({ isFunction }) => !isFunction).length <= 1;
}

/**
 * The question made whole, in the order of how likely that is meant: with its
 * new part in the place of one of the same kind, or with what was told of
 * before in the place of "that". `told`: what the question before was answered by.
 */
export function madeWhole(
  asked: Case,
  before: Case,
  told: Episode | undefined,
): string[] {
  const { question } = asked;
  const whole: string[] = [];
  // "How many pages does it have?" puts nothing in the place of it.
  const swapped = IT.test(question.text) ? undefined : swap(asked, before);
  if (swapped && ELLIPSIS.test(question.text)) whole.push(swapped);
  const place = told && calledBy(told, before);
  if (place && PLACE.test(question.text)) {
    whole.push(question.text.replace(PLACE, ` ${place}`));
  }
  if (place && namedOf(asked, "org").length === 0) {
    const own = withoutEnd(question.text.replace(LEADING, ""));
    whole.push(`and ${own} ${place}?`);
  }
  if (swapped && !ELLIPSIS.test(question.text)) whole.push(swapped);
  return whole;
}

/** Who asked for the job means that one; who asked where it was, the employer. */
function calledBy({ kind, title, org }: Episode, { question }: Case): string {
  return kind === "job" && OF_JOB.test(question.text)
    ? `as ${title} at ${org}`
    : `at ${org}`;
}

const OF_JOB = /\b(?:job|role|position|post|title|rank)\b/i;

/**
 * Whether a question only puts another name in the place of one: "And Rust?" is
 * answered by what is said of Rust, or not at all.
 */
export function onlySwaps(asked: Case, before: Case): boolean {
  const fresh = tellingWords(asked);
  return ELLIPSIS.test(asked.question.text) && fresh.length > 0 &&
    fresh.every(({ isName, concepts }) => isName && concepts.size === 0) &&
    swap(asked, before) !== undefined;
}

/** The question before, with a date, a name or a channel of this one in the place of its own. */
function swap(asked: Case, before: Case): string | undefined {
  const [date] = asked.question.dates;
  const [oldDate] = before.question.dates;
  if (date && oldDate) {
    return replaced(before.question.text, oldDate, partOf(asked, date));
  }
  const [month] = monthsIn(asked.question.text, asked.now);
  const [oldMonth] = monthsIn(before.question.text, before.now);
  if (month && oldMonth) {
    return replaced(before.question.text, oldMonth, partOf(asked, month));
  }
  for (const { entity, words } of asked.named) {
    const old = before.named.find((other) =>
      other.entity.kind === entity.kind
    ) ??
      before.named.find((other) => other.entity.kind !== "section");
    const span = spanOf(words);
    const oldSpan = old && spanOf(old.words);
    if (span && oldSpan) {
      return replaced(before.question.text, oldSpan, partOf(asked, span));
    }
  }
  const fresh = tellingWords(asked);
  const span = spanOf(fresh);
  if (!span || !ELLIPSIS.test(asked.question.text)) return;
  const isWay = fresh.every(isWayWord);
  const isName = fresh.every(({ concepts }) => concepts.size === 0);
  const old = isWay
    ? spanOf(before.question.words.filter(isWayWord).slice(0, 1))
    : isName
    ? spanOf(before.named[0]?.words ?? [])
    : undefined;
  if (old) return replaced(before.question.text, old, partOf(asked, span));
}

/** Without its question mark. */
function withoutEnd(text: string): string {
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

function tellingWords({ question: { words } }: Case): Word[] {
  return words.filter(({ isFunction }) => !isFunction);
}

function isWayWord({ concepts, isFunction }: Word): boolean {
  return !isFunction && (concepts.has("email") || concepts.has("phone") ||
    concepts.has("link"));
}
