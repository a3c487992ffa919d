import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Concept } from "../concepts.ts";
import type { Way } from "../facts/facts.ts";
import { isReaching } from "../read/reaching.ts";
import { stemsOf } from "../read/stems.ts";
import { synonymsOf } from "../synonyms.ts";

const REACHING: Concept[] = [
  "contact",
  "email",
  "phone",
  "link",
  "where",
  "how",
  "who",
  "all",
  "name",
  "current",
  "time_word",
  "hours",
  "prefer",
];

export function toldWay({ kind, label, value, note, path }: Way): Answer {
  return {
    kind: kind === "link" ? "profile" : "channel",
    name: label,
    path,
    description: [`${label}: ${value}.`, note].filter(Boolean).join(" "),
  };
}

/** "What is her number?": the way that is asked for, and no other. */
export const oneWay: Frame = {
  explains: REACHING,
  names: ["way"],
  answer(asked) {
    const { ways } = asked.facts;
    const named = namedOf(asked, "way").map(({ way }) => way);
    const kinds =
      ([["email", "email"], ["phone", "phone"], ["link", "link"]] as const)
        .filter(([concept]) => asksFor(asked, concept)).map(([, kind]) => kind);
    const found = named.length > 0
      ? named
      : ways.filter(({ kind }) => kinds.some((each) => each === kind));
    return found.length > 0
      ? fittingFirst(found, asked).map(toldWay)
      : undefined;
  },
};

/** "A pipe has burst. Which number do I ring?": the one that is for it. */
function fittingFirst(ways: Way[], { question: { told } }: Case): Way[] {
  const said = new Set(stemsOf(told));
  const fitOf = ({ label, note }: Way) =>
    stemsOf(`${label} ${note}`).filter((each) =>
      said.has(each) || !said.isDisjointFrom(synonymsOf(each))
    ).length;
  return ways.toSorted((a, b) => fitOf(b) - fitOf(a));
}

oneWay.forgives = ({ word }, { facts: { ways } }) =>
  ways.some(({ label, value }) =>
    `${label} ${value}`.toLowerCase().includes(word)
  );

/** "How can I write to you?" Runs before the frames that read "write" as a topic. */
export const reaching: Frame = {
  explains: ["contact", "how", "where"],
  names: [],
  answer(asked) {
    const { question: { words }, facts: { person } } = asked;
    const own = new Set(stemsOf(person.name));
    const verb = words.find((word) => isReaching(word, words, own));
    const isOfMore = isOfTime(asked) ||
      asksFor(asked, "email", "phone", "link");
    return verb && !isOfMore ? anyWay.answer(asked) : undefined;
  },
};

/** "When can I talk to you?", "how soon …?" */
function isOfTime(asked: Case): boolean {
  return asksFor(asked, "when", "long", "count", "hours") ||
    /\b(?:fast|quick(?:ly)?|soon|hear|wait)\b/i.test(asked.question.text);
}

/** "How do I reach her?": all ways, the preferred first. */
export const anyWay: Frame = {
  explains: [...REACHING, "good", "reply", "available", "work"],
  names: [],
  answer(asked) {
    if (!asksFor(asked, "contact")) return;
    if (
      asksFor(asked, "phone", "email", "link") &&
      !/\b(?:contact|reach|touch|hold|message|write|talk)/i.test(
        asked.question.text,
      )
    ) return;
    const ways = asked.facts.ways.filter(({ kind }) => kind !== "link");
    return ways.length > 0 ? ways.map(toldWay) : undefined;
  },
};
