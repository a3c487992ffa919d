import type { Case } from "./case.ts";
import { IN_CONTEXT, LITERAL } from "./cover.ts";
import { isPrivateWord } from "./private_words.ts";
import type { Word } from "./question.ts";
import { isDoing, isSoft } from "./soft_words.ts";
import { synonymsOf } from "./synonyms.ts";

/** How much of a question a sentence has. */
interface Weighed {
  words: Word[];
  /** Which words are of one thing. */
  groups: number[];
  /** What is asked for by its own noun: "which licence …". */
  focus: Word | undefined;
  /** Of each word, 0 to 1. */
  covers: number[];
  /** Whether all that is there stands in the heading. */
  isHeading: boolean;
  /** Whether a number or a time is wanted. */
  isTyped: boolean;
  /** Stems of where the person is, which says nothing here. */
  here: ReadonlySet<string>;
  /** Of all, the rare ones more. */
  score: number;
}

/** A word may be covered by what may stand for it. */
const SAID = 0.7;
/** Less than this is only near. */
const COUNTS = 0.5;
const ALL = 0.45;
const MANY = 0.35;
const TWO = 0.6;
/** So many things said leave room for one word that no list has. */
const MOST = 3;

/** All words are there, or so many things that those that are not say little. */
export function matchScore(weighed: Weighed, asked: Case): boolean {
  const { words, covers, isTyped, score } = weighed;
  // Of a private life nothing is told by what stands around.
  const least = words.some(({ word }) => isPrivateWord(word)) ? SAID : 0;
  const missing = missingIn(weighed, least, asked);
  // "When was the foghorn put in?" is not of every sentence below foghorns.
  const isOnlyAbout = isTyped && words.length === 1 &&
    covers[0] === IN_CONTEXT;
  if (
    isOnlyAbout || !isThere(weighed, asked) ||
    least > 0 && missing.length > 0 || isClaimed(missing, weighed, asked)
  ) return false;
  return missing.length === 0
    ? score >= ALL
    : isEnough(missing, weighed, asked);
}

function missingIn(
  { words, covers, here }: Weighed,
  least: number,
  asked: Case,
): Word[] {
  return words.filter((word, at) => {
    const cover = covers[at] ?? 0;
    return cover === 0 && !isPassing(word, asked) && !here.has(word.stem) ||
      cover < least;
  });
}

/** Whether a word is there itself, or every one by what may stand for it. */
function isThere({ words, covers, isTyped }: Weighed, asked: Case): boolean {
  return covers.some((each) => each >= LITERAL) ||
    words.every((word, at) =>
      (covers[at] ?? 0) >= SAID || isTyped && isPassing(word, asked)
    );
}

/** Whether a word that is missing carries what the question claims. */
function isClaimed(
  missing: Word[],
  { groups, covers, focus, score }: Weighed,
  asked: Case,
): boolean {
  const isNearlyAll = countOf(groups, covers, SAID) >= MOST &&
    missing.length === 1 && score >= TWO;
  return missing.some((word) =>
    word === focus || isHard(word) || isNamedThing(word, asked) ||
    isUnheardOf(word) && !(isNearlyAll && !narrows(word, asked))
  );
}

/** Whether so many things are said that those that are missing say little. */
function isEnough(
  missing: Word[],
  { words, groups, covers, isHeading, score }: Weighed,
  { question }: Case,
): boolean {
  const covered = countOf(groups, covers, COUNTS);
  // What a question ends with is mostly what it is about.
  const isEndMissing = missing.some((word) => word === words.at(-1));
  return covered >= 3 && score >= MANY &&
      !(isEndMissing && question.isYesNo) ||
    covered === 2 && score >= TWO && (isHeading || !isEndMissing);
}

/** How many things have at least so much of a cover. */
function countOf(groups: number[], covers: number[], least: number): number {
  return new Set(groups.filter((_, at) => (covers[at] ?? 0) >= least)).size;
}

/** A name, a number and a price are said, or there is no answer. */
function isHard({ isName, word, concepts }: Word): boolean {
  return isName || /\d/.test(word) || concepts.has("price") ||
    concepts.has("age") || concepts.has("why") || concepts.has("work");
}

/** Says little; "set her back" asks for a price. */
function isPassing(
  { word, concepts }: Word,
  { question: { isYesNo } }: Case,
): boolean {
  return isSoft(word) && !concepts.has("price") ||
    isDoing(word) && !isYesNo;
}

/** "Zinc lamps" are not any lamps: what stands before a noun says which. */
function narrows(word: Word, { question: { words } }: Case): boolean {
  const next = words[words.indexOf(word) + 1];
  return next !== undefined && !next.isFunction;
}

/** A word that no list has may be anything. */
function isUnheardOf({ stem, phrases, concepts }: Word): boolean {
  return concepts.size === 0 && phrases.length === 0 &&
    synonymsOf(stem).size === 0;
}

/** What is told has to be of the thing that is named. */
function isNamedThing(word: Word, { named }: Case): boolean {
  return named.some(({ entity: { kind }, words, isWhole }) =>
    isWhole && words.includes(word) &&
    (kind === "org" || kind === "item" || kind === "entry")
  );
}
