import type { Concept } from "./concepts.ts";
import type { NamedTime } from "./read/dates.ts";

/** A word of a question. */
export interface Word {
  /** As it was typed. */
  written: string;
  word: string;
  stem: string;
  /** The stems of phrases that begin with it. */
  phrases: string[];
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether it is written large, and not because a sentence begins with it. */
  isName: boolean;
  /** Says nothing of what is asked. */
  isFunction: boolean;
  /** Stands in a phrase that only leads to a question, or softens it. */
  isAside: boolean;
  /** What it may stand for, alone or in a phrase. */
  concepts: Set<Concept>;
}

/** A question, taken apart. */
export interface Question {
  text: string;
  /** With what was told before it. */
  told: string;
  words: Word[];
  /** Times, in their order. */
  dates: NamedTime[];
  /** Whether it can be answered by yes or no. */
  isYesNo: boolean;
  /** Whether it says not, never, without. */
  isNegative: boolean;
}
