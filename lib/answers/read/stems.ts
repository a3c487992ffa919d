import { stem } from "../../search/stem.ts";
import { isFunctionWord } from "../function_words.ts";
import { phrasesAt } from "../synonyms.ts";

const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?(?:[-_'’.][\p{L}\p{N}]+)*/gu;

/** The stems of the words of a name that say something. */
export function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(stem))];
}

/** The stems of its words, and of the phrases that they make. */
export function meaningsIn(text: string): string[] {
  const all = allWordsOf(text).map(stem);
  return [...stemsOf(text), ...all.flatMap((_, at) => phrasesAt(all, at))];
}

/** Its words that say something; all of them where none does. */
export function wordsOf(text: string): string[] {
  const words = allWordsOf(text);
  const telling = words.filter((word) => !isFunctionWord(word));
  return telling.length > 0 ? telling : words;
}

function allWordsOf(text: string): string[] {
  return (text.normalize("NFKD").replace(/\p{M}/gu, "").match(WORD) ?? [])
    .map((word) =>
      word.toLowerCase().replace(/['’]s$/, "").replace(/[-_'’.]/g, "")
    );
}
