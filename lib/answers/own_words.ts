import type { Case } from "./case.ts";
import { isOfSpeaker } from "./cover.ts";
import type { Word } from "./question.ts";

const OWNING =
  /\b(?:do|does|did) (?:\S{1,20} ){1,3}(?:own |possess |drive (?:an?|any) )|\b(?:have|has|got)(?: got)? (?:an?|any) (?:dogs?|cats?|pets?|cars?|house|boat|bike|bicycle|motorbike|horse|pony|garden|tattoos?|piano|guitar)\b/i;
/** "A cat named Errata" has somebody. */
const NAMED = /\b(?:named|called)\b/i;
const WORKING = /\bwork(?:ed|ing)? (?:in|at|for|as) an? /i;
const SPEAKING =
  /\b(?:speaks?|spoken|converse|conversant|fluent)(?: in)? (?!(?:at|to|with|for|on|about|up|out)\b)\p{L}{3}/iu;
const OF_SPEECH =
  /\b(?:speak|spoke|languages?|tongue|fluent|understand|talk|convers|words?\b|phrases?|sentences?|native|translat|interpret|learn)/i;
/** Of whoever tells; then "his" is another's. */
const TELLER = /\bI\b/;
const OTHERS = /\b(?:his|her) \p{L}+/giu;

/** Whether the person tells of themselves. */
function isTelling({ facts: { sentences } }: Case): boolean {
  return sentences.some(({ path, text }) =>
    path.startsWith("/about#") && TELLER.test(text)
  );
}

/** Whether somebody is asked what they own: a thing of others is no answer. */
export function isOwning({ question: { text, isYesNo } }: Case): boolean {
  return isYesNo && OWNING.test(text);
}

/**
 * "Does she own a dog?" is not answered by the dog of a client, "did he work in a
 * bank?" not by a bank, and "does he speak Polish?" not by what he polishes.
 */
export function isSomebodysOwn(
  asked: Case,
  words: Word[],
  sentence: string,
): boolean {
  const { question: { text, isYesNo } } = asked;
  if (!isYesNo) return true;
  if (WORKING.test(text)) return false;
  if (SPEAKING.test(text) && !OF_SPEECH.test(sentence)) return false;
  if (!isOwning(asked) || NAMED.test(sentence)) return true;
  const own = (isTelling(asked) ? sentence.replace(OTHERS, "") : sentence)
    .replace(/\b(?:my|her|his|our) (?:first|last|next|second)\b/gi, "");
  return words.some(({ word }) => isOfSpeaker(word, own));
}
