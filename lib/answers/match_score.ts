import type { Context } from "./context.ts";
import type { Word } from "./question.ts";
import { synonymsOf } from "./synonyms.ts";
import { isAction, isLowWeight, isPrivateWord } from "./word_lists.ts";
import { IN_CONTEXT, LITERAL } from "./word_match.ts";

/** Matches of the words of a question with one sentence. */
interface Weighed {
  words: Word[];
  /** One number for all words of one name. */
  groups: number[];
  /** The noun after "which" or "what". */
  focus: Word | undefined;
  /** Match of each word, 0 to 1. */
  matches: number[];
  /** True if the heading has every word that matches. */
  isHeading: boolean;
  /** True if the answer must have a number, a time or the like. */
  isTyped: boolean;
  /** Stems of the person's place, which narrow nothing. */
  here: ReadonlySet<string>;
  /** All matches together; rare words count more. */
  score: number;
}

/** Least match of a word that a synonym says. */
export const BY_SYNONYM = 0.7;
/** A lower match only stands near. */
const COUNTS = 0.5;
const ALL = 0.45;
const MANY = 0.35;
const TWO = 0.6;
/** So many matches allow one word that no list has to be missing. */
const ENOUGH_MATCHES = 3;

/** Returns whether a sentence has all words, or enough of those that matter. */
export function matchScore(weighed: Weighed, asked: Context): boolean {
  const { words, matches, isTyped, score } = weighed;
  // The surroundings of a sentence tell nothing of a private life.
  const isPrivate = words.some(({ word }) => isPrivateWord(word));
  const missing = missingIn(weighed, isPrivate ? BY_SYNONYM : 0, asked);
  // "When was the foghorn put in?" is not about every sentence below foghorns.
  const isOnlyContext = isTyped && words.length === 1 &&
    matches[0] === IN_CONTEXT;
  if (
    isOnlyContext || !isThere(weighed, asked) ||
    isPrivate && missing.length > 0 || isClaimed(missing, weighed, asked)
  ) return false;
  return missing.length === 0
    ? score >= ALL
    : isEnough(missing, weighed, asked);
}

function missingIn(
  { words, matches, here }: Weighed,
  least: number,
  asked: Context,
): Word[] {
  return words.filter((word, at) => {
    const match = matches[at] ?? 0;
    return match === 0 && !isPassing(word, asked) && !here.has(word.stem) ||
      match < least;
  });
}

/** One word matches literally, or each one by a synonym. */
function isThere(
  { words, matches, isTyped }: Weighed,
  asked: Context,
): boolean {
  return matches.some((each) => each >= LITERAL) ||
    words.every((word, at) =>
      (matches[at] ?? 0) >= BY_SYNONYM || isTyped && isPassing(word, asked)
    );
}

function isClaimed(
  missing: Word[],
  { groups, matches, focus, score }: Weighed,
  asked: Context,
): boolean {
  const isNearlyAll = missing.length === 1 && score >= TWO &&
    countOf(groups, matches, BY_SYNONYM) >= ENOUGH_MATCHES;
  return missing.some((word) =>
    word === focus || isHard(word) || isNamedThing(word, asked) ||
    isUnlisted(word) &&
      (asked.question.isYesNo || !isNearlyAll || narrows(word, asked))
  );
}

function isEnough(
  missing: Word[],
  { words, groups, matches, isHeading, score }: Weighed,
  { question }: Context,
): boolean {
  if (question.isYesNo && missing.some(({ word }) => !isLowWeight(word))) {
    return false;
  }
  const count = countOf(groups, matches, COUNTS);
  // The last word of a question is mostly its subject.
  const isEndMissing = missing.some((word) => word === words.at(-1));
  return count >= 3 && score >= MANY && !(isEndMissing && question.isYesNo) ||
    count === 2 && score >= TWO && (isHeading || !isEndMissing);
}

function countOf(groups: number[], matches: number[], least: number): number {
  return new Set(groups.filter((_, at) => (matches[at] ?? 0) >= least)).size;
}

/** A name, a number and a price must be said. */
function isHard({ isName, word, concepts }: Word): boolean {
  return isName || /\d/.test(word) || concepts.has("price") ||
    concepts.has("age") || concepts.has("why") || concepts.has("work");
}

/** "How did they meet?" asks for what was done. */
const HOW_DID = /^\W*how did\b/i;

/** A word of low weight; but "set her back" asks for a price. */
function isPassing(
  { word, concepts }: Word,
  { question: { isYesNo, text } }: Context,
): boolean {
  return isLowWeight(word) && !concepts.has("price") ||
    isAction(word) && !isYesNo && !HOW_DID.test(text);
}

/** "Zinc lamps" are not any lamps: a word before a noun says which. */
function narrows(word: Word, { question: { words } }: Context): boolean {
  const next = words[words.indexOf(word) + 1];
  return next !== undefined && !next.isFunction;
}

/** A word that no list has may be anything. */
function isUnlisted({ stem, phrases, concepts }: Word): boolean {
  return concepts.size === 0 && phrases.length === 0 &&
    synonymsOf(stem).size === 0;
}

/** The answer must be about the named thing. */
function isNamedThing(word: Word, { named }: Context): boolean {
  return named.some(({ entity: { kind }, words, isWhole }) =>
    isWhole && words.includes(word) &&
    (kind === "org" || kind === "item" || kind === "entry")
  );
}
