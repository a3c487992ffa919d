import type { AnswerType } from "./answer_type.ts";
import { type Context, keyTerms } from "./context.ts";
import type { Word } from "./question.ts";
import type { Answer } from "./types.ts";
import { isLowWeight } from "./word_lists.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";

/** Least share. Below it, a passage only has a word in common. */
const LEAST_SHARE = 0.12;
/** Characters. A shorter passage is a label or a date. */
const LEAST_LENGTH = 30;
/** Characters of a passage. */
const MAX_LENGTH = 400;
/** Sentences in all passages: more are never shown. */
const MAX_SHOWN = 40;
/** Least match of one word that matters. */
const LEAST_MATCH = 0.6;
/** Match of a word that begins like one of the passage, and the letters for that. */
const LIKE = 0.6;
const LEAST_PREFIX = 4;
/** Weight of a word that an answer may lack, besides its rarity. */
const LOW = 0.3;
/** Bonus of a passage with a number, a time or a name, if the question asks for one. */
const OF_TYPE = 0.2;

/** A word of the question, prepared for a look at each sentence. */
interface Sought {
  word: Word;
  weight: number;
  /** Stems of the pages that begin alike. */
  like: string[];
}

interface Vocabulary {
  /** Stems of all sentences. */
  stems: Iterable<string>;
  /** Higher for rare words. */
  weightOf(word: Word): number;
}

/** Passages around the sentences with the largest shares of the question, best first. */
export function nearestIn(
  sentences: StemmedSentence[],
  asked: Context,
  type: AnswerType,
  vocabulary: Vocabulary,
): Answer[] {
  const sought = soughtIn(asked, type, vocabulary);
  const ranked = sentences.flatMap((read, at) => {
    const share = shareOf(read, sought);
    if (share < LEAST_SHARE) return [];
    const isOfType = type.isTyped && type.isOfKind(read.sentence.text);
    return [{ read, at, share: share + (isOfType ? OF_TYPE : 0) }];
  }).sort((a, b) => b.share - a.share);
  return passagesOf(ranked, sentences);
}

function soughtIn(
  asked: Context,
  type: AnswerType,
  { stems, weightOf }: Vocabulary,
): Sought[] {
  const known = [...stems];
  return keyTerms(asked).filter(({ word }) => !type.words.has(word))
    .map((word) => ({
      word,
      weight: weightOf(word) * (isLowWeight(word.word) ? LOW : 1),
      like: likeOf(word, known),
    }));
}

interface Ranked {
  read: StemmedSentence;
  /** Its place among all sentences. */
  at: number;
  share: number;
}

/** Shows each sentence once. */
function passagesOf(ranked: Ranked[], sentences: StemmedSentence[]): Answer[] {
  const shown = new Set<StemmedSentence>();
  return ranked.flatMap(({ read, at }): Answer[] => {
    if (shown.has(read) || shown.size >= MAX_SHOWN) return [];
    const all = around(sentences, at);
    for (const each of all) shown.add(each);
    const { kind, name, path } = read.sentence;
    const description = all.map(({ sentence }) => sentence.text).join(" ");
    if (description.length < LEAST_LENGTH) return [];
    const brief = description.slice(description.indexOf(read.sentence.text));
    return [{ kind, name, path, description, brief }];
  });
}

/** A sentence with those after and before it below the same heading. */
function around(sentences: StemmedSentence[], at: number): StemmedSentence[] {
  const own = sentences[at]?.sentence;
  let [from, to] = [at, at + 1];
  const fits = (next: StemmedSentence | undefined) =>
    next?.sentence.path === own?.path &&
    next?.sentence.heading === own?.heading &&
    lengthOf(sentences.slice(from, to)) + lengthOf([next]) <= MAX_LENGTH;
  while (fits(sentences[to])) to++;
  while (fits(sentences[from - 1])) from--;
  return sentences.slice(from, to);
}

function lengthOf(some: (StemmedSentence | undefined)[]): number {
  return some.reduce((sum, each) => sum + (each?.sentence.text.length ?? 0), 0);
}

/** 0 if no word that matters stands there. */
function shareOf(read: StemmedSentence, sought: Sought[]): number {
  let [all, had, isThere] = [0, 0, false];
  for (const { word, weight, like } of sought) {
    const match = wordMatch(word, read) ||
      (like.some((each) => read.own.has(each)) ? LIKE : 0);
    isThere ||= match >= LEAST_MATCH && !isLowWeight(word.word);
    all += weight;
    had += weight * match;
  }
  return isThere ? had / all : 0;
}

/** "Sled" is like "sledge". A name is only like itself. */
function likeOf({ stem, isName }: Word, known: string[]): string[] {
  if (isName || stem.length < LEAST_PREFIX) return [];
  return known.filter((each) =>
    each.length >= LEAST_PREFIX &&
    (each.startsWith(stem) || stem.startsWith(each))
  );
}
