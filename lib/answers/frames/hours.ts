import { HOURS_PATH } from "../../content/anchors.ts";
import { asksFor, type Case, type Frame } from "../case.ts";
import type { Concept } from "../concepts.ts";
import { isAskers, isIn } from "../read/accounted.ts";

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
    "hours",
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
  OPEN.test(word.word) ||
  word.isName && ELSEWHERE.test(asked.question.text) ||
  here?.(word, asked) === true;

/** "Are you open on Sundays?" */
const OPEN = /^(?:open|opens|closed?|closes|shut)$/;
const ELSEWHERE =
  /\b(?:overlap\w*|time|hours?|day|awake|noon|midnight|morning|evening|suit)\b/i;
