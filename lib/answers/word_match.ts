import { stem as stemOf } from "./search/stem.ts";
import type { Sentence } from "./facts/facts.ts";
import { MONEY } from "./answer_patterns.ts";
import type { Word } from "./question.ts";
import { synonymsOf } from "./synonyms.ts";
import { isPrivateWord, NOT_DOERS } from "./word_lists.ts";

/** A sentence with the stems of its words and of what surrounds it. */
export interface StemmedSentence {
  sentence: Sentence;
  own: ReadonlySet<string>;
  /** Stems of headings, company, title and skills. */
  context: ReadonlySet<string>;
  /** Stems of the description of the company, or of the whole entry. */
  subject: ReadonlySet<string>;
  /** Stems of the shown passage. */
  around: ReadonlySet<string>;
  /** Stems of the other sentences below the same heading. */
  near: ReadonlySet<string>;
}

/** Match of a word that the sentence has as it is written. */
export const LITERAL = 0.9;

/** Match of a word that only stands in the context of the sentence. */
export const IN_CONTEXT = 0.9;

/** Match of a word of a question with a sentence, 0 to 1. */
export function wordMatch(asked: Word, read: StemmedSentence): number {
  const { stem, word, phrases, concepts, isName } = asked;
  const { sentence, own, context } = read;
  // A page tells an age or a price in so many words, or not at all.
  if (concepts.has("age")) return own.has(stem) ? 1 : 0;
  if (!isName && isPrivateWord(word)) {
    return isOfSpeaker(word, sentence.text) ? 1 : 0;
  }
  // The day of a day rate is no word of a page.
  if (own.has(stem) && !(concepts.has("price") && isOfRate(word))) return 1;
  if (concepts.has("price")) return MONEY.test(sentence.text) ? 0.6 : 0;
  if (concepts.has("work") && sentence.isOfJob) return 0.6;
  if (context.has(stem)) return IN_CONTEXT;
  if (phrases.some((phrase) => own.has(phrase))) return 0.9;
  return indirectMatch(asked, read);
}

/** Match by synonyms, or by the surroundings of the sentence. */
function indirectMatch(
  { stem, word, phrases, isName }: Word,
  { own, context, subject, around, near }: StemmedSentence,
): number {
  // A name has no synonyms, and to grow up is not to grow.
  const sought = isName ? [] : phrases.length > 0 ? phrases : [stem];
  const isSaid = (by: ReadonlySet<string>) =>
    sought.some((each) => !synonymsOf(each).isDisjointFrom(by));
  if (isSaid(own)) return 0.75;
  if (around.has(stem) || subject.has(stem)) return 0.7;
  if (isSaid(context)) return 0.6;
  if (isSaid(around) || isSaid(subject)) return 0.5;
  if (near.has(stem)) return 0.4;
  const isOfAction = own.has(actionOf(word)) || own.has(doerOf(word));
  return isTailOf(word, own) || isOfAction ? 0.5 : 0;
}

/** "grower" gives the stem of "grow"; other words give their own stem. */
function actionOf(word: string): string {
  const [, verb] = /^(.{4,})ers?$/.exec(word) ?? [];
  return verb && !NOT_DOERS.has(verb) ? stemOf(verb) : stemOf(word);
}

/** "test" gives the stem of "tester"; other words give their own stem. */
function doerOf(word: string): string {
  return NOT_DOERS.has(word) || word.length < 4
    ? stemOf(word)
    : stemOf(`${word}er`);
}

function isOfRate(word: string): boolean {
  return word === "day" || word === "daily" || word === "hourly";
}

const OF_SPEAKER =
  /\b(?:my|our|his|her|i am|i'm|i’m|i have|we have)\s+(?:\p{L}+\s+)?(\p{L}+)/giu;

/** "My sister", "our two children", "I am married". */
export function isOfSpeaker(word: string, text: string): boolean {
  const stem = stemOf(word);
  const sought = new Set([stem, ...synonymsOf(stem)]);
  return text.matchAll(OF_SPEAKER).some(([phrase]) =>
    phrase.toLowerCase().split(/\s+/).some((each) => sought.has(stemOf(each)))
  );
}

/** "Newspaper" asks for a paper. */
function isTailOf(word: string, own: ReadonlySet<string>): boolean {
  return word.length >= 8 &&
    own.values().some((each) => each.length >= 4 && word.endsWith(each));
}
