import type { Context } from "./context.ts";

// Claims beyond having been there or knowing a thing: how long, how well, how
// many, a prize.
const MORE =
  /\b(?:owns?|owned|owner|found|founded|founder|runs?|ran|start(?:s|ed)?|hers|his|native|fluent(?:ly)?|experts?|bilingual|perfect(?:ly)?|well|first|second|third|winner|wins?|won|degrees|awards|prizes|more|less|fewer|least|most|over|under|only|always|every|all|two|three|four|five|six|seven|eight|nine|ten|dozen|years?|months?|fired|sacked|dismissed|promoted)\b|(?<![\d-])\d{1,3}(?![\d-])/i;
/** Asks for a promise, which no past job gives. */
const PROMISE = /\b(?:would|will|won['’]t)\b/i;
const NEGATED = /\b(?:no|not|never|without|nothing|nobody|none)\b|n['’]t\b/i;

/** "Yes. ", if a yes-no question claims no more than the answer says. */
export function affirmed(
  { question: { text, isYesNo }, facts }: Context,
): string {
  const isMore = [MORE, NEGATED, PROMISE].some((each) => each.test(text));
  if (!isYesNo || isMore) return "";
  return `${facts.voice.words.answers.yes} `;
}
