import type { Section } from "../../base/markdown/from_html.ts";
import { stem } from "../search/stem.ts";
import { isFunctionWord } from "../word_lists.ts";
import { phrasesAt } from "../synonyms.ts";
import { memoized } from "../../base/memoized.ts";

const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?(?:[-_'’.][\p{L}\p{N}]+)*/gu;
const MARK = /[-_'’.]/;
const MARKS = /[-_'’.]/g;

/** Stems of the words, without function words unless there are no others. */
export function stemsOf(text: string): string[] {
  const words = terms([...new Set(allWordsOf(text))]);
  return [...new Set(words.map(stem))];
}

export function isIn(text: string, { stem }: { stem: string }): boolean {
  return stemsOf(text).includes(stem);
}

export const stemsOfSection: (section: Section) => ReadonlySet<string> =
  memoized(({ heading, text }) => new Set(stemsOf(`${heading} ${text}`)));

export function meaningsIn(text: string): string[] {
  const words = allWordsOf(text);
  const all = words.map(stem);
  const own = all.filter((_, at) => !isFunctionWord(words[at] ?? ""));
  return [
    ...new Set(own.length > 0 ? own : all),
    ...all.flatMap((_, at) => phrasesAt(all, at)),
  ];
}

/** The words, without function words unless there are no others. */
export function wordsOf(text: string): string[] {
  return terms(allWordsOf(text));
}

function terms(words: string[]): string[] {
  const terms = words.filter((word) => !isFunctionWord(word));
  return terms.length > 0 ? terms : words;
}

/** All words, function words included. */
export function allWordsOf(text: string): string[] {
  return (text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(
    WORD,
  ) ?? [])
    .map((word) => {
      // Most words have no mark, and this runs for every word of every page.
      if (!MARK.test(word)) return word;
      return word.replace(/['’]s$/, "").replace(MARKS, "");
    });
}
