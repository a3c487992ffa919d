import type { Context } from "./context.ts";
import type { Sentence } from "./facts/facts.ts";
import { NUMBER } from "./answer_patterns.ts";
import type { Word } from "./question.ts";
import { stemsOf } from "./read/stems.ts";
import { synonymsOf } from "./synonyms.ts";

/** The noun after "how many", which a number may stand for. */
export function countedIn({ question: { words } }: Context): Word | undefined {
  const at = words.findIndex(({ word }, at) =>
    word === "many" && words[at - 1]?.word === "how" ||
    word === "of" && words[at - 1]?.word === "number"
  );
  return at === -1
    ? undefined
    : words.slice(at + 1).find(({ word, isFunction }) =>
      !isFunction || word === "people"
    );
}

/** A number in figures that is no year and no time of day. */
const FIGURE = /(?<![\d,.:])(?!(?:19|20)\d\d(?![\d,.]\d))(?!\d\d?[:.]\d\d)\d/;

/** Most words between a number and its noun. */
const NEAR = 3;

/** Nouns that people are counted as. */
const PEOPLE =
  /^(?:people|persons?|men|women|candidates?|applicants?|students?|pupils?|learners?|guests?|visitors?|listeners?|attendees|participants?|members?|users?|customers?|clients?|employees|colleagues?|adults?|beginners?|trainees?)$/;

const FRACTION = /^(?:half|thirds?|quarters?|fourths?|fifths?|tenths?)$/i;

export function isCounted(
  { text, passage }: Sentence,
  { stem, word }: Word,
): boolean {
  const words = text.split(/\s+/);
  const stems = PEOPLE.test(word) ? [stem, "peopl"] : [stem];
  const own = new Set(stems.flatMap((each) => [each, ...synonymsOf(each)]));
  const isIn = (part: string) => stemsOf(part).some((each) => own.has(each));
  return isIn(passage) && FIGURE.test(text) ||
    words.some((noun, at) =>
      isIn(noun) &&
      words.slice(Math.max(0, at - NEAR), at).some((each, by, before) =>
        NUMBER.test(each) && !FRACTION.test(each) &&
        !FRACTION.test(before[by + 1] ?? "")
      )
    );
}
