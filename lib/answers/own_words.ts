import type { Context } from "./context.ts";
import { isOfSpeaker } from "./word_match.ts";
import type { Word } from "./question.ts";

const OWNING =
  /\b(?:do|does|did) (?:\S{1,20} ){1,3}(?:own |possess |drive (?:an?|any) )|\b(?:have|has|got)(?: got)? (?:an?|any) (?:dogs?|cats?|pets?|cars?|house|boat|bike|bicycle|motorbike|horse|pony|garden|tattoos?|piano|guitar)\b/i;
/** "A cat named Errata" is somebody's. */
const NAMED = /\b(?:named|called)\b/i;
const WORKING = /\bwork(?:ed|ing)? (?:in|at|for|as) an? /i;
const SPEAKING =
  /\b(?:speaks?|spoken|converse|conversant|fluent)(?: in)? (?!(?:at|to|with|for|on|about|up|out)\b)\p{L}{3}/iu;
const OF_SPEECH =
  /\b(?:speak|spoke|languages?|tongue|fluent|understand|talk|convers|words?\b|phrases?|sentences?|native|translat|interpret|learn)/i;

/** In a story told with "I", "his" is another person's. */
const TELLER = /\bI\b/;
const OTHERS = /\b(?:his|her) \p{L}+/giu;

function isTelling({ facts: { sentences } }: Context): boolean {
  return sentences.some(({ path, text }) =>
    path.startsWith("/about#") && TELLER.test(text)
  );
}

/** True for a question about possessions: things of others are no answer. */
export function isOwning({ question: { text, isYesNo } }: Context): boolean {
  return isYesNo && OWNING.test(text);
}

/**
 * Returns false for a sentence about things of others. The dog of a client is no
 * answer to "does she own a dog?", nor is a bank to "did he work in a bank?".
 */
export function isSomebodysOwn(
  asked: Context,
  words: Word[],
  sentence: string,
): boolean {
  const { question: { text, isYesNo } } = asked;
  if (!isYesNo) return true;
  if (WORKING.test(text)) return false;
  if (SPEAKING.test(text) && !OF_SPEECH.test(sentence)) return false;
  if (!isOwning(asked) || NAMED.test(sentence)) return true;
  const own = (isTelling(asked) ? sentence.replace(OTHERS, "") : sentence)
    .replace(
      /\b(?:my|her|his|our) (?:first|last|next|second)\b/gi,
      "",
    );
  return words.some(({ word }) => isOfSpeaker(word, own));
}
