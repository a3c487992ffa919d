import type { Context } from "./context.ts";
import type { Word } from "./question.ts";
import { stemsOf } from "./read/stems.ts";
import { isFunctionWord } from "./word_lists.ts";

const TOKEN = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const LETTERS = /^\p{L}/u;
const BEFORE_NOUN = /^(?:an?|the|my|his|her|our|their|this|that|each|every)$/i;

/**
 * Returns false for a sentence that has the object of a yes-no question only as a
 * part of something else: a knitting needle is no answer to "can he knit?", hat felt
 * none to "do you make hats?", and "no experience needed" none to "any experience?".
 */
export function isClaimed(
  { question: { isYesNo } }: Context,
  words: Word[],
  sentence: string,
): boolean {
  const object = words.at(-1);
  if (!isYesNo || !object) return true;
  const tokens: string[] = sentence.match(TOKEN) ?? [];
  const places = [...tokens.keys()].filter((at) =>
    LETTERS.test(tokens[at] ?? "") &&
    stemsOf(tokens[at] ?? "").includes(object.stem)
  );
  return places.length === 0 ||
    places.some((at) => !isPart(tokens, at, object) && !isUnneeded(tokens, at));
}

function isPart(tokens: string[], at: number, { word }: Word): boolean {
  const [before = "", token = "", next = ""] = [-1, 0, 1].map((by) =>
    tokens[at + by]
  );
  const own = token.toLowerCase();
  const isBeforeNoun = LETTERS.test(next) &&
    !isFunctionWord(next.toLowerCase());
  const isAction = own.endsWith("ing") && !word.endsWith("ing") &&
    BEFORE_NOUN.test(before);
  const isSingular = word.endsWith("s") && word.startsWith(own) && word !== own;
  return isBeforeNoun && (isAction || isSingular);
}

/** "No experience needed" */
function isUnneeded(tokens: string[], at: number): boolean {
  return /^(?:no|without)$/i.test(tokens[at - 1] ?? "") &&
    tokens.slice(at + 1, at + 3).some((each) =>
      /^(?:needed|required|necessary)$/i.test(each)
    );
}
