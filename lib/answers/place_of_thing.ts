import { asksFor, type Context, isOwnName } from "./context.ts";
import { isPersonWord } from "./word_lists.ts";

const PLACE_OF =
  /\b(?:where(?:abouts)?|town|city|village|country|county|place) (?:is|are|was|were|lies?) /i;
/** "In Lisbon", "near the Old Mill", "on the third shelf". */
const SOMEWHERE =
  /\b(?:in|at|near|on|from|outside|behind|beside|under|below|above) (?:(?:the|an?|my|her|his|our|its) |\p{Lu})/u;

/** "In which town is that school?" asks nothing of the person. */
export function isPlaceOfThing(asked: Context): boolean {
  const { question: { text, words } } = asked;
  return PLACE_OF.test(text) && asksFor(asked, "where") &&
    !words.some((word) => isPersonWord(word.word) || isOwnName(word, asked));
}

export function saysWhere(text: string): boolean {
  return SOMEWHERE.test(text);
}
