import { stem } from "../search/stem.ts";
import { PHRASES } from "../intent_words.ts";
import { isFunctionWord, isLightWord } from "../word_lists.ts";
import { synonymsOf } from "../synonyms.ts";
import type { Question, Word } from "../question.ts";
import misspellings from "../words/misspellings.json" with { type: "json" };

/** Words that a misspelt word may be corrected to. */
export interface Vocabulary {
  knows(stem: string): boolean;
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
    const correct = often ?? correctionOf(word, vocabulary);
    if (correct) {
      whole = whole.slice(0, word.start) + correct + whole.slice(word.end);
    }
  }
  return whole;
}

function correctionOf(
  word: Word,
  { names, corrections }: Vocabulary,
): string | undefined {
  if (word.word.length > LONGEST) return;
  const key = `${word.word} ${word.isName}`;
  if (corrections.has(key)) return corrections.get(key);
  const correct = (word.isName ? names : [...FRAMING, ...names])
    .find((each) => isTypo(word.word, each));
  if (corrections.size >= MAX_CORRECTIONS) corrections.clear();
  corrections.set(key, correct);
  return correct;
}

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

// Letters of a word.
const MIN_TO_SWAP = 4;
const MIN_TO_ADD = 5;
const MIN_TO_CHANGE = 7;

/** Returns true for one typo: letters swapped, or one added, missing or wrong. */
function isTypo(written: string, correct: string): boolean {
  const longer = written.length - correct.length;
  const least = Math.min(written.length, correct.length);
  if (
    written === correct || Math.abs(longer) > 1 || written[0] !== correct[0]
  ) {
    return false;
  }
  let at = 0;
  while (written[at] === correct[at]) at++;
  if (longer !== 0) {
    const [long, short] = longer > 0 ? [written, correct] : [correct, written];
    return least >= MIN_TO_ADD && long.slice(at + 1) === short.slice(at);
  }
  const isSwap = written[at] === correct[at + 1] &&
    written[at + 1] === correct[at] &&
    written.slice(at + 2) === correct.slice(at + 2);
  if (isSwap) return least >= MIN_TO_SWAP;
  return least >= MIN_TO_CHANGE &&
    written.slice(at + 1) === correct.slice(at + 1);
}
