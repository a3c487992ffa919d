import { firstOf, MAX_QUERY } from "../text/code_points.ts";
import { isStopWord } from "./stop_words.ts";
import { type Token, tokensOf } from "./words.ts";

// No question needs more, and each unknown one costs a look at every word.
const MAX_WORDS = 20;

// Here "version" is a form, and "work" is not a job.
const FORM_OF = /\bversions? of\b/gi;
const HOW_IT_WORKS =
  /^(\W*how (?:do|does|did|can|could|would)\b.*)\bwork\w*\W*$/is;

/** What a query says, stop words aside. */
export function contentTokens(query: string): Token[] {
  const plain = considered(query).replace(HOW_IT_WORKS, "$1")
    .replace(FORM_OF, " ");
  const tokens = tokensOf(plain).filter(({ word }) => !isStopWord(word));
  const unique = new Map(tokens.map((token) => [token.word, token]));
  return [...unique.values()].slice(0, MAX_WORDS);
}

/** The part of a query that is read: 500 code points. */
export function considered(query: string): string {
  return firstOf(query, MAX_QUERY);
}
