import { asksFor, type Context, type Frame, namedOf } from "../context.ts";
import type { Answer } from "../types.ts";
import type { Way } from "../facts/facts.ts";
import { conceptsIn } from "../intent_words.ts";
import { isReaching } from "../read/reaching.ts";
import { stemsOf } from "../read/stems.ts";
import { synonymsOf } from "../synonyms.ts";

const REACHING = conceptsIn(
  "contact email phone link where how who all name current time_word hours prefer",
);

export function describeWay({ kind, label, value, note, path }: Way): Answer {
  return {
    kind: kind === "link" ? "profile" : "channel",
    name: label,
    path,
    description: [`${label}: ${value}.`, note].filter(Boolean).join(" "),
  };
}

const KINDS = ["email", "phone", "link"] as const;

/** "What is her number?": answers with that way alone. */
export const oneWay: Frame = {
  explains: REACHING,
  names: ["way"],
  forgives: ({ word }, { facts: { ways } }) =>
    ways.some(({ label, value }) =>
      `${label} ${value}`.toLowerCase().includes(word)
    ),
  answer(asked) {
    const named = namedOf(asked, "way").map(({ way }) => way);
    const kinds = KINDS.filter((each) => asksFor(asked, each));
    const found = named.length > 0 ? named : asked.facts.ways
      .filter(({ kind }) => kinds.some((each) => each === kind));
    return found.length > 0
      ? bestFirst(found, asked).map(describeWay)
      : undefined;
  },
};

/** "A pipe has burst. Which number do I ring?": the way whose note mentions it. */
function bestFirst(ways: Way[], { question: { told } }: Context): Way[] {
  const stems = new Set(stemsOf(told));
  const matches = ({ label, note }: Way) =>
    stemsOf(`${label} ${note}`).filter((each) =>
      stems.has(each) || !stems.isDisjointFrom(synonymsOf(each))
    ).length;
  return ways.toSorted((a, b) => matches(b) - matches(a));
}

/** "How can I write to you?" Runs before the frames that read "write" as a topic. */
export const reaching: Frame = {
  explains: ["contact", "how", "where"],
  names: [],
  answer(asked) {
    const { question: { words }, facts: { person } } = asked;
    const own = new Set(stemsOf(person.name));
    const isAsked = words.some((word) => isReaching(word, words, own));
    return isAsked && !isOfTime(asked) && !asksFor(asked, ...KINDS)
      ? anyWay.answer(asked)
      : undefined;
  },
};

/** "When can I talk to you?", "how soon …?" */
function isOfTime(asked: Context): boolean {
  return asksFor(asked, "when", "long", "count", "hours") ||
    /\b(?:fast|quick(?:ly)?|soon|hear|wait)\b/i.test(asked.question.text);
}

const CONTACTING = /\b(?:contact|reach|touch|hold|message|write|talk)/i;

/** "How do I reach her?": all ways, the preferred first. */
export const anyWay: Frame = {
  explains: [...REACHING, "good", "reply", "available", "work"],
  names: [],
  answer(asked) {
    const isOfOne = asksFor(asked, ...KINDS) &&
      !CONTACTING.test(asked.question.text);
    if (!asksFor(asked, "contact") || isOfOne) return;
    const ways = asked.facts.ways.filter(({ kind }) => kind !== "link");
    return ways.length > 0 ? ways.map(describeWay) : undefined;
  },
};
