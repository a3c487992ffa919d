import type { Case } from "./case.ts";
import type { Sentence } from "./facts/facts.ts";
import { NUMBER } from "./answer_patterns.ts";
import type { Word } from "./question.ts";
import { stemsOf } from "./read/stems.ts";
import { meaningsOf, placesOf } from "./meanings.ts";

/** The noun after "how many", which a number may stand for. */
export function countedIn({ question: { words } }: Case): Word | undefined {
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

/** So many words may stand between a number and what it counts. */
const NEAR = 3;

/** Whom people are counted as. */
const PEOPLE =
  /^(?:people|persons?|men|women|candidates?|applicants?|students?|pupils?|learners?|guests?|visitors?|listeners?|attendees|participants?|members?|users?|customers?|clients?|employees|colleagues?|adults?|beginners?|trainees?)$/;

/** "19 failed": the number before what they did. */
function isAmount(text: string, verbs: ReadonlySet<string>): boolean {
  const words = text.split(/\s+/);
  return words.some((each, at) =>
    /^\d+$/.test(each) &&
    stemsOf(words[at + 1] ?? "").some((one) => verbs.has(one))
  );
}

const FRACTION = /^(?:half|thirds?|quarters?|fourths?|fifths?|tenths?)$/i;

/** What is counted has its number beside it, or is called otherwise. */
export function isCounted(
  { text, passage }: Sentence,
  { stem, word }: Word,
  verbs: ReadonlySet<string>,
): boolean {
  const words = text.split(/\s+/);
  const own = meaningsOf(PEOPLE.test(word) ? [stem, "peopl"] : [stem]);
  const places = placesOf(own, words);
  if (isAmount(text, verbs)) return true;
  const isNear = stemsOf(passage).some((each) => own.has(each));
  return isNear && FIGURE.test(text) ||
    places.some((at) =>
      words.slice(Math.max(0, at - NEAR), at).some((each, by, before) =>
        NUMBER.test(each) && !FRACTION.test(each) &&
        !FRACTION.test(before[by + 1] ?? "")
      )
    );
}
