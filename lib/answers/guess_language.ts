import { STOP_WORDS } from "../base/text/stop_words.ts";
import { tokensOf } from "../base/text/tokens.ts";
import type { Locale } from "../base/words/words.ts";
import { SMALL_WORDS } from "./rank/word_lists.ts";

/** The language of the site whose small words and letters a question has; at a tie the first. */
export function guessLanguage(question: string, locales: Locale[]): string {
  const words = wordsOf(question);
  const counts = locales.map((each) => words.filter(testOf(each)).length);
  const best = Math.max(...counts);
  const at = counts.indexOf(best);
  return locales[at === counts.lastIndexOf(best) ? at : 0]?.language ?? "";
}

function testOf({ language, words }: Locale): (word: string) => boolean {
  const { language: code } = new Intl.Locale(language);
  const listed = `${words.ask.stopWords} ${SMALL_WORDS.get(code) ?? ""}`;
  const small = new Set(wordsOf(listed))
    .union(code === "en" ? STOP_WORDS : new Set());
  // Names are written in Latin letters everywhere.
  const letters = new Set(JSON.stringify(words.ask));
  const isOwn = (letter: string) => letter > "\u036f" && letters.has(letter);
  return (word) => small.has(word) || Array.from(word).some(isOwn);
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}
