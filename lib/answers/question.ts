import type { Concept } from "./intent_words.ts";
import type { NamedTime } from "./read/dates.ts";

export interface Word {
  written: string;
  word: string;
  stem: string;
  /** Stems of the phrases that begin with it. */
  phrases: string[];
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Capitalised, and not because a sentence begins with it. */
  isName: boolean;
  isFunction: boolean;
  /** Stands in a phrase that only introduces a question, or softens it. */
  isAside: boolean;
  /** Concepts of the word, or of a phrase with it. */
  concepts: Set<Concept>;
}

export interface Question {
  text: string;
  /** The text with the sentences before it. */
  told: string;
  words: Word[];
  dates: NamedTime[];
  isYesNo: boolean;
  isNegative: boolean;
}
