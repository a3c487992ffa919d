import { type Context, namedOf } from "../context.ts";
import type { Episode } from "../facts/facts.ts";
import type { Question } from "../question.ts";
import { EPISODE_KINDS } from "./episode_kinds.ts";

/** Openings that continue the previous question without a pronoun. */
const ELLIPSIS =
  /^\W*(?:and|but|or|so|(?:and )?(?:what|how) about|same for|also)\b/i;
const LEADING =
  /^\W*(?:(?:and|but|so|or|ok|okay|then|also)\b\W*)*(?:(?:what|how) about\b|and\b|or\b|same for\b)?\W*/i;
const BACK =
  /\b(?:that|it|there|them|this|those|these|then|one|ones|he|she|they)\b/i;
/** "That job", "there", "it": refers to the previous answer. */
const PLACE =
  /\b(?:at|in|of|for|with)?\s*(?:there|that (?:job|role|position|post|company|place|one|employer|firm)|this (?:job|role|company)|those|that|it|them)\b/i;

export function dependsOnPrevious({ text, words }: Question): boolean {
  return ELLIPSIS.test(text) || BACK.test(text) ||
    words.filter(({ isFunction }) => !isFunction).length <= 1;
}

/** Likeliest first. `episode`: the answer to the previous question, named by "that". */
export function standaloneReadings(
  asked: Context,
  before: Context,
  episode: Episode | undefined,
): string[] {
  const { question } = asked;
  const whole: string[] = [];
  const kind = kindOf(before);
  if (kind && ONE.test(question.text)) {
    whole.push(question.text.replace(ONE, `$1 ${kind}`));
  }
  const place = episode && calledBy(episode, before);
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

function kindOf({ question: { words } }: Context): string | undefined {
  return words.find(({ concepts, word }) =>
    word.length > 3 && EPISODE_KINDS.some(([concept]) => concepts.has(concept))
  )?.word;
}

/** The job after a question for a job, the employer after a question for a place. */
function calledBy({ kind, title, org }: Episode, before: Context): string {
  const isOfTitle = OF_JOB.test(before.question.text) ||
    namedOf(before, "title").some((each) => each.title === title);
  return kind === "job" && isOfTitle ? `as ${title} at ${org}` : `at ${org}`;
}

const OF_JOB = /\b(?:job|role|position|post|title|rank)\b/i;

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && "?.! ".includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

/** "And Rust?" names another thing: the previous answer says nothing of it. */
export function namesAnother({ question: { text, words }, named }: Context) {
  const terms = words.filter(({ isFunction }) => !isFunction);
  return ELLIPSIS.test(text) && terms.length > 0 &&
    terms.every((word) =>
      word.concepts.size === 0 &&
      (word.isName || named.some(({ words }) => words.includes(word)))
    );
}
