import { firstOf, MAX_QUERY } from "../../base/text/code_points.ts";
import { isStopWord } from "../../base/text/stop_words.ts";
import { type Token, tokensOf } from "../../base/text/tokens.ts";

// No question needs more, and each unknown word costs a look at every word.
const MAX_WORDS = 20;

// Here "version" is a form, and "work" is not a job.
const FORM_OF = /\bversions? of\b/gi;
const HOW_IT_WORKS =
  /^(\W*how (?:do|does|did|can|could|would)\b.*)\bwork\w*\W*$/is;

/** Words of the first 500 code points of a query, without stop words. */
export function contentTokens(query: string): Token[] {
  const plain = firstOf(query, MAX_QUERY).replace(HOW_IT_WORKS, "$1")
    .replace(FORM_OF, " ");
  const tokens = tokensOf(plain).filter(({ word }) => !isStopWord(word));
  const unique = new Map(tokens.map((token) => [token.word, token]));
  return [...unique.values()].slice(0, MAX_WORDS);
}
