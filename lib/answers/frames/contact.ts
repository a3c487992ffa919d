import { type Answer, asksFor, type Frame, namedOf } from "../case.ts";
import type { Concept } from "../concepts.ts";
import type { Way } from "../facts/facts.ts";

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

function toldWay({ kind, label, value, note, path }: Way): Answer {
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
    return found.length > 0 ? found.map(toldWay) : undefined;
  },
};

oneWay.forgives = ({ word }, { facts: { ways } }) =>
  ways.some(({ label, value }) =>
    `${label} ${value}`.toLowerCase().includes(word)
  );

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
