import { asksFor, type Case, isOwnName } from "./case.ts";
import { isPersonWord } from "./function_words.ts";

const PLACE_OF =
  /\b(?:where(?:abouts)?|town|city|village|country|county|place) (?:is|are|was|were|lies?) /i;
/** Where something is: "in Lisbon", "near the Old Mill", "on the third shelf". */
const SOMEWHERE =
  /\b(?:in|at|near|on|from|outside|behind|beside|under|below|above) (?:(?:the|an?|my|her|his|our|its) |\p{Lu})/u;

/** "In which town is that school?" asks nothing of the person. */
export function isPlaceOfThing(asked: Case): boolean {
  const { question: { text, words } } = asked;
  return PLACE_OF.test(text) && asksFor(asked, "where") &&
    !words.some((word) => isPersonWord(word.word) || isOwnName(word, asked));
}

/** Whether a text may say where something is. */
export function saysWhere(text: string): boolean {
  return SOMEWHERE.test(text);
}
