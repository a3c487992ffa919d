import { asksFor, type Context, isOwnName } from "./context.ts";
import { isPersonWord } from "./word_lists.ts";

const PLACE_OF =
  /\b(?:where(?:abouts)?|town|city|village|country|county|place) (?:is|are|was|were|lies?) /i;

/** "In which town is that school?" asks nothing of the person. */
export function isPlaceOfThing(asked: Context): boolean {
  const { question: { text, words } } = asked;
  return PLACE_OF.test(text) && asksFor(asked, "where") &&
    !words.some((word) => isPersonWord(word.word) || isOwnName(word, asked));
}
