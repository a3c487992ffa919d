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

// Verbs and adjectives of any sentence: where another word is there, they may be missing.
const SOFT = new Set(
  "build builds built building create created creates develop developed make made do done produce produced provide provided old new big small good great main different various several many ever own full whole real actual total work worked works suit suits happen happened wrong went long people person somebody sort kind"
    .split(" "),
);

export function isSoft(word: string): boolean {
  return SOFT.has(word);
}
