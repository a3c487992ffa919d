import { stem } from "../search/stem.ts";
import { PHRASES } from "../intent_words.ts";
import { isFunctionWord, isLightWord } from "../word_lists.ts";
import { synonymsOf } from "../synonyms.ts";
import type { Question, Word } from "../question.ts";
import misspellings from "../words/misspellings.json" with { type: "json" };
import { editsOf, isTypo, swapsOf } from "./typos.ts";

/** Words that a misspelt word may be corrected to. */
export interface Vocabulary {
  knows(stem: string): boolean;
  /** True for a form of a word that the pages have. */
  says(word: string): boolean;
  names: readonly string[];
  /** Corrections of earlier words; at most MAX_CORRECTIONS. */
  corrections: Map<string, string | undefined>;
}

const COMMON_MISSPELLINGS = new Map(Object.entries(misspellings));

const FRAMING = [
  ...new Set(
    [...PHRASES.values()].flatMap((phrases) =>
      phrases.flatMap(({ words }) => words)
    ),
  ),
];

/** Corrects one typo in each word, towards names and words that frame questions only. */
export function corrected(
  { text, words }: Question,
  vocabulary: Vocabulary,
): string {
  let whole = text;
  for (const word of words.toReversed()) {
    const often = COMMON_MISSPELLINGS.get(word.word);
    if (often === undefined && isWord(word, vocabulary.knows)) continue;
    const correct = often ??
      correctionOf(word, words.length <= SHORT, vocabulary);
    if (correct) {
      whole = whole.slice(0, word.start) + correct + whole.slice(word.end);
    }
  }
  return whole;
}

function correctionOf(
  word: Word,
  isShort: boolean,
  { knows, says, names, corrections }: Vocabulary,
): string | undefined {
  if (word.word.length > LONGEST) return;
  const key = `${word.word} ${word.isName} ${isShort}`;
  if (corrections.has(key)) return corrections.get(key);
  const near = word.isName ? [] : [
    ...swapsOf(word.word),
    // Any letter may be missing: too many candidates for a long question.
    ...isShort
      ? editsOf(word.word).filter((each) => knows(stem(each)) && says(each))
      : [],
  ];
  const correct = (word.isName ? names : [...FRAMING, ...names])
    .find((each) => isTypo(word.word, each)) ??
    near.find((each) => knows(stem(each)));
  if (corrections.size >= MAX_CORRECTIONS) corrections.clear();
  corrections.set(key, correct);
  return correct;
}

/** Words of a question in which a missing letter is looked for. */
const SHORT = 16;
const LONGEST = 20;
const MAX_CORRECTIONS = 1000;

function isWord(
  { word, isFunction, concepts }: Word,
  knows: Vocabulary["knows"],
) {
  return isFunction || concepts.size > 0 || synonymsOf(stem(word)).size > 0 ||
    isLightWord(word) || isFunctionWord(word) || /\d/.test(word) ||
    knows(stem(word));
}
