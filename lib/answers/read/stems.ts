import { stem } from "../../search/stem.ts";
import { isFunctionWord } from "../function_words.ts";

const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?(?:[-_'’.][\p{L}\p{N}]+)*/gu;

/** The stems of the words of a name that say something. */
export function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(stem))];
}

/** Its words that say something; all of them where none does. */
export function wordsOf(text: string): string[] {
  const words =
    (text.normalize("NFKD").replace(/\p{M}/gu, "").match(WORD) ?? [])
      .map((word) =>
        word.toLowerCase().replace(/['’]s$/, "").replace(/[-_'’.]/g, "")
      );
  const telling = words.filter((word) => !isFunctionWord(word));
  return telling.length > 0 ? telling : words;
}
