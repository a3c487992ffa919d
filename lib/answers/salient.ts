import { type Case, saysNothing } from "./case.ts";
import type { Concept } from "./concepts.ts";
import type { Word } from "./question.ts";

// What only says how something is asked for needs no words of the page.
const ASKING: Concept[] = [
  "when",
  "long",
  "count",
  "where",
  "who",
  "how",
  "still",
  "current",
  "all",
  "who_is",
  "name",
];

/** The words that an answer has to account for. */
export function salient(asked: Case): Word[] {
  return asked.question.words.filter((word) =>
    !saysNothing(word, asked) &&
    !ASKING.some((concept) => word.concepts.has(concept))
  );
}
