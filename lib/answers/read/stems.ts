import { stem } from "../search/stem.ts";
import { isFunctionWord } from "../function_words.ts";
import { phrasesAt } from "../synonyms.ts";

const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?(?:[-_'’.][\p{L}\p{N}]+)*/gu;
const MARK = /[-_'’.]/;
const MARKS = /[-_'’.]/g;

/** The stems of the words of a name that say something. */
export function stemsOf(text: string): string[] {
  return stemsOfAll(telling([...new Set(allWordsOf(text))]));
}

/** The stems of its words, and of the phrases that they make. */
export function meaningsIn(text: string): string[] {
  const words = allWordsOf(text);
  const all = words.map(stem);
  const own = all.filter((_, at) => !isFunctionWord(words[at] ?? ""));
  return [
    ...new Set(own.length > 0 ? own : all),
    ...all.flatMap((_, at) => phrasesAt(all, at)),
  ];
}

/** Its words that say something; all of them where none does. */
export function wordsOf(text: string): string[] {
  return telling(allWordsOf(text));
}

function telling(words: string[]): string[] {
  const telling = words.filter((word) => !isFunctionWord(word));
  return telling.length > 0 ? telling : words;
}

function stemsOfAll(words: string[]): string[] {
  return [...new Set(new Set(words).values().map(stem))];
}

function allWordsOf(text: string): string[] {
  return (text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(
    WORD,
  ) ?? [])
    .map((word) => {
      // Most words have none, and every word of every page passes here.
      if (!MARK.test(word)) return word;
      return word.replace(/['’]s$/, "").replace(MARKS, "");
    });
}
