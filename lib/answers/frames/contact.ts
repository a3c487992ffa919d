import { HOURS_PATH } from "../../content/anchors.ts";
import {
  type Answer,
  asksFor,
  type Case,
  type Frame,
  namedOf,
} from "../case.ts";
import type { Concept } from "../concepts.ts";
import { isAskers, isIn } from "../read/accounted.ts";
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

function onContact(
  explains: Concept[],
  isAsked: (asked: Case) => boolean,
  says: (asked: Case) => string,
  name: (asked: Case) => string,
): Frame {
  return {
    explains,
    names: ["way"],
    forgives: (word, asked) => isIn(says(asked), word) || isAskers(word, asked),
    answer(asked) {
      if (!isAsked(asked)) return;
      return [{
        kind: "page",
        name: name(asked),
        path: HOURS_PATH,
        description: says(asked),
      }];
    },
  };
}

/** "How soon do you answer?" */
export const replyTime = onContact(
  [
    "reply",
    "current",
    "time_word",
    "skill",
    "long",
    "when",
    "how",
    "contact",
    "email",
    "phone",
    "work",
    "start",
    "available",
    "count",
    "prefer",
  ],
  (asked) =>
    asksFor(asked, "reply") && !asked.question.isNegative &&
    (asksFor(asked, "long", "when", "how", "count") ||
      /\b(?:time|fast|quick|soon|hear|get|patient|patience|expect|slow|prompt) ?|\bturnaround|\bwait/i
        .test(
          asked.question.text,
        )),
  ({ facts }) => facts.contact.responseTime,
  ({ facts }) => facts.voice.words.answers.reply,
);

/** "When do you work?", "on Sundays?" */
export const hours = onContact(
  [
    "hours",
    "time_word",
    "when",
    "work",
    "start",
    "end",
    "available",
    "contact",
    "reply",
    "current",
    "zone",
    "how",
    "phone",
    "place",
    "long",
    "count",
    "still",
    "having",
  ],
  (asked) =>
    asksFor(asked, "hours") &&
    !/\b(?:did|was|were|had)\b/i.test(asked.question.text),
  ({ facts: { contact: { hours, times } } }) =>
    times ? `${times}. ${hours}` : hours,
  ({ facts }) => facts.voice.words.answers.hours,
);
/** Wherever somebody is, the hours are the same. */
const here = hours.forgives;
hours.forgives = (word, asked) =>
  word.isName && ELSEWHERE.test(asked.question.text) ||
  here?.(word, asked) === true;

const ELSEWHERE =
  /\b(?:overlap\w*|time|hours?|day|awake|noon|midnight|morning|evening|suit)\b/i;
