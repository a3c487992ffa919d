import { stem } from "../search/stem.ts";
import { PHRASES } from "../phrases.ts";
import {
  isFunctionWord,
  isLightWord,
  isPersonWord,
} from "../function_words.ts";
import { synonymsOf } from "../synonyms.ts";
import type { Question, Word } from "../question.ts";
import { OFTEN } from "./misspelt.ts";
import { isSlip, othersOf, swapsOf } from "./slips.ts";

/** What may have been meant by a slip of the fingers. */
export interface Vocabulary {
  /** Whether a word of the pages has the stem. */
  knows(stem: string): boolean;
  /** Whether a word of the pages is written so. */
  says(word: string): boolean;
  /** Words of names, which people get wrong. */
  names: readonly string[];
  /** What was found for a word before; never more than a thousand. */
  slips: Map<string, string | undefined>;
}

const FRAMING = [
  ...new Set(
    [...PHRASES.values()].flatMap((phrases) =>
      phrases.flatMap(({ words }) => words)
    ),
  ),
];

/**
 * The question with one slip in a word undone: towards names and the words that
 * frame questions alone, and never from a word that is one. `rust` is no `trust`.
 */
export function corrected(
  { text, words }: Question,
  vocabulary: Vocabulary,
): string {
  let whole = text;
  for (const word of words.toReversed()) {
    const often = OFTEN.get(word.word) ?? swappedWord(word, words);
    if (often === undefined && isWord(word, vocabulary.knows)) continue;
    const meant = often ?? slipOf(word, words.length <= SHORT, vocabulary);
    if (meant) {
      whole = whole.slice(0, word.start) + meant + whole.slice(word.end);
    }
  }
  return whole;
}

/** What a word was meant to be, found once for each. */
function slipOf(
  word: Word,
  isShort: boolean,
  { knows, says, names, slips }: Vocabulary,
): string | undefined {
  if (word.word.length > LONGEST) return;
  const key = `${word.word} ${word.isName} ${isShort}`;
  if (slips.has(key)) return slips.get(key);
  const near = word.isName ? [] : [
    ...swapsOf(word.word),
    // Many a real word is a letter away from the form of another.
    ...isShort
      ? othersOf(word.word).filter((each) => knows(stem(each)) && says(each))
      : [],
  ];
  const meant = (word.isName ? names : [...FRAMING, ...names])
    .find((each) => isOther(each, word) && isSlip(word.word, each)) ??
    near.find((each) => knows(stem(each)));
  if (slips.size >= MOST_SLIPS) slips.clear();
  slips.set(key, meant);
  return meant;
}

/** Of more words nobody would wait for every letter. */
const SHORT = 16;
/** Nobody mistypes a longer word by a letter alone, in characters. */
const LONGEST = 20;
const MOST_SLIPS = 1000;

/** "Dose she", "were does": a word for its neighbour in sound. */
function swappedWord({ word }: Word, words: Word[]): string | undefined {
  const next = words[words.findIndex((each) => each.word === word) + 1];
  if (word === "dose" && next && isPersonWord(next.word)) return "does";
  if (word === "were" && /^(?:do|does|did|is)$/.test(next?.word ?? "")) {
    return "where";
  }
}

/** A plural is no slip; "untill" is one of "until". */
function isOther(each: string, word: Word): boolean {
  return stem(each) !== word.stem || isFunctionWord(each);
}

function isWord(
  { word, isFunction, concepts }: Word,
  knows: Vocabulary["knows"],
) {
  return isFunction || concepts.size > 0 || synonymsOf(stem(word)).size > 0 ||
    isLightWord(word) || isFunctionWord(word) || /\d/.test(word) ||
    knows(stem(word));
}
