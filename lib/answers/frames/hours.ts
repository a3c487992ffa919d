import { HOURS_PATH } from "../../content/anchors.ts";
import { asksFor, type Context, type Frame } from "../context.ts";
import { type Concept, conceptsIn } from "../intent_words.ts";
import type { Facts } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { isIn } from "../read/stems.ts";
import { BEGINNING } from "./person.ts";

function onContact(
  name: "reply" | "hours",
  explains: Concept[],
  isAsked: (asked: Context) => boolean,
  textOf: (facts: Facts) => string,
  forgives: (word: Word, asked: Context) => boolean = () => false,
): Frame {
  return {
    explains,
    names: ["way"],
    forgives: (word, asked) =>
      forgives(word, asked) || isIn(textOf(asked.facts), word),
    answer(asked) {
      const { facts } = asked;
      if (!isAsked(asked)) return;
      return [{
        kind: "page",
        name: facts.voice.words.answers[name],
        path: HOURS_PATH,
        description: textOf(facts),
      }];
    },
  };
}

const SOON =
  /\b(?:time|fast|quick|soon|hear|get|patient|patience|expect|slow|prompt) ?|\bturnaround|\bwait/i;

/** "How soon do you answer?" */
export const replyTime = onContact(
  "reply",
  conceptsIn(
    "reply hours current time_word skill long when how contact email phone",
    "work start available count prefer",
  ),
  (asked) =>
    asksFor(asked, "reply") && !asked.question.isNegative &&
    (asksFor(asked, "long", "when", "how", "count") ||
      SOON.test(asked.question.text)),
  ({ contact }) => contact.responseTime,
);

/** "Are you open on Sundays?" */
const OPEN = /^(?:open|opens|closed?|closes|shut)$/;
/** "What are your hours in Lisbon?": the same, so the place may be left over. */
const ELSEWHERE =
  /\b(?:overlap\w*|time|hours?|day|awake|noon|midnight|morning|evening|suit)\b/i;

/** "When do you work?", "on Sundays?" */
export const hours = onContact(
  "hours",
  conceptsIn(
    "hours time_word when work start end available contact reply current zone",
    "how phone place long count still having",
  ),
  (asked) =>
    asksFor(asked, "hours") && !BEGINNING.test(asked.question.text) &&
    !/\b(?:did|was|were|had)\b/i.test(asked.question.text),
  ({ contact: { hours, times } }) => times ? `${times}. ${hours}` : hours,
  ({ word, isName }, { question: { text } }) =>
    OPEN.test(word) || isName && ELSEWHERE.test(text),
);
