import { STOP_WORDS } from "../base/text/stop_words.ts";
import { tokensOf } from "../base/text/tokens.ts";
import type { Locale } from "../base/words/words.ts";
import { SMALL_WORDS } from "./word_lists.ts";

/** Latin is missing: names are written in it everywhere. */
const SCRIPTS: Record<string, RegExp> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
};

/**
 * Guesses the language of a question among those of the site, by its small words and
 * its script. A tie is the first language.
 */
export function guessLanguage(question: string, locales: Locale[]): string {
  const words = tokensOf(question).map(({ word }) => word);
  const scores = locales.map((locale) => {
    const isOf = testOf(locale);
    return words.filter(isOf).length;
  });
  const best = Math.max(...scores);
  const at = scores.filter((each) => each === best).length > 1
    ? 0
    : scores.indexOf(best);
  return locales[at]?.language ?? "";
}

function testOf({ language, words }: Locale): (word: string) => boolean {
  const { language: code, script = "" } = new Intl.Locale(language).maximize();
  const english = code === "en" ? STOP_WORDS : [];
  const listed = [words.ask.stopWords, ...SMALL_WORDS.get(code) ?? []];
  const small = new Set([
    ...english,
    ...tokensOf(listed.join(" ")).map(({ word }) => word),
  ]);
  const letters = SCRIPTS[script];
  return (word) => small.has(word) || letters?.test(word) === true;
}
