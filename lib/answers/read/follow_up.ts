import { type Case, namedOf } from "../case.ts";
import type { Episode } from "../facts/facts.ts";
import type { Question } from "../question.ts";
import { KINDS } from "./kinds.ts";

/** What leans on the question before without a word of its own for that. */
const ELLIPSIS =
  /^\W*(?:and|but|or|so|(?:and )?(?:what|how) about|same for|also)\b/i;
const LEADING =
  /^\W*(?:(?:and|but|so|or|ok|okay|then|also)\b\W*)*(?:(?:what|how) about\b|and\b|or\b|same for\b)?\W*/i;
const BACK =
  /\b(?:that|it|there|them|this|those|these|then|one|ones|he|she|they)\b/i;
/** "That job", "there", "it": what was told of before. */
const PLACE =
  /\b(?:at|in|of|for|with)?\s*(?:there|that (?:job|role|position|post|company|place|one|employer|firm)|this (?:job|role|company)|those|that|it|them)\b/i;

/** Whether a question is one only together with the one before it. */
export function leansBack({ text, words }: Question): boolean {
  return ELLIPSIS.test(text) || BACK.test(text) ||
    words.filter(({ isFunction }) => !isFunction).length <= 1;
}

/**
 * The question made whole, in the order of how likely that is meant: with what was
 * told of before in the place of "that". `told`: what the question before was answered by.
 */
export function madeWhole(
  asked: Case,
  before: Case,
  told: Episode | undefined,
): string[] {
  const { question } = asked;
  const whole: string[] = [];
  const kind = kindOf(before);
  if (kind && ONE.test(question.text)) {
    whole.push(question.text.replace(ONE, `$1 ${kind}`));
  }
  const place = told && calledBy(told, before);
  if (place && PLACE.test(question.text)) {
    whole.push(question.text.replace(PLACE, ` ${place}`));
  }
  if (place && namedOf(asked, "org").length === 0) {
    const own = withoutEnd(question.text.replace(LEADING, ""));
    whole.push(`and ${own} ${place}?`);
  }
  return whole;
}

/** "Which one was first?", after the awards. */
const ONE = /\b(which|what) (?:ones?|of (?:them|these|those))\b/i;

/** By what the question before called what it asked for. */
function kindOf({ question: { words } }: Case): string | undefined {
  return words.find(({ concepts, word }) =>
    word.length > 3 && KINDS.some(([concept]) => concepts.has(concept))
  )?.word;
}

/** Who asked for the job means that one; who asked where it was, the employer. */
function calledBy({ kind, title, org }: Episode, before: Case): string {
  const isOfTitle = OF_JOB.test(before.question.text) ||
    namedOf(before, "title").some((each) => each.title === title);
  return kind === "job" && isOfTitle ? `as ${title} at ${org}` : `at ${org}`;
}

const OF_JOB = /\b(?:job|role|position|post|title|rank)\b/i;

/** Without its question mark. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "?.! ".includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

/** "And Rust?" names another thing, of which nothing is said that was said of the one before. */
export function namesAnother({ question: { text, words }, named }: Case) {
  const telling = words.filter(({ isFunction }) => !isFunction);
  return ELLIPSIS.test(text) && telling.length > 0 &&
    telling.every((word) =>
      word.concepts.size === 0 &&
      (word.isName || named.some(({ words }) => words.includes(word)))
    );
}
