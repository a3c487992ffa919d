import { stem as stemOf } from "./search/stem.ts";
import type { Sentence } from "./facts/facts.ts";
import { MONEY } from "./answer_patterns.ts";
import { isPrivateWord } from "./private_words.ts";
import type { Word } from "./question.ts";
import { synonymsOf } from "./synonyms.ts";

/** A sentence, ready to be searched: by the stems of words. */
export interface Read {
  sentence: Sentence;
  own: ReadonlySet<string>;
  /** Of what it is about: headings, company, title, skills. */
  context: ReadonlySet<string>;
  /** Of the heading above it alone. */
  heading: ReadonlySet<string>;
  /** Of what is told of the company, or of the entry as a whole. */
  subject: ReadonlySet<string>;
  /** Of the sentences around it in its paragraph. */
  around: ReadonlySet<string>;
  /** Of the other sentences below the same heading. */
  near: ReadonlySet<string>;
}

/** Where a word counts as said in as many letters. */
export const LITERAL = 0.9;

/** Where a word stands in what the sentence is about. */
export const IN_CONTEXT = 0.9;

/** How much a sentence accounts for a word of a question, 0 to 1. */
export function coverOf(asked: Word, read: Read): number {
  const { stem, word, phrases, concepts, isName } = asked;
  const { sentence, own, context } = read;
  // What somebody costs or how old they are is said in so many words, or not at all.
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
  return nearly(asked, read);
}

/** By what may stand for the word, or by what stands around. */
function nearly(
  { stem, word, phrases, isName }: Word,
  { own, context, subject, around, near }: Read,
): number {
  // A name is called by no other word, and to grow up is not to grow.
  const meant = isName ? [] : phrases.length > 0 ? phrases : [stem];
  const isSaid = (by: ReadonlySet<string>) =>
    meant.some((each) => isIn(by, synonymsOf(each)));
  if (isSaid(own)) return 0.75;
  if (around.has(stem) || subject.has(stem)) return 0.7;
  if (isSaid(context)) return 0.6;
  if (isSaid(around) || isSaid(subject)) return 0.5;
  if (near.has(stem)) return 0.4;
  const isOfDoing = own.has(doneBy(word)) || own.has(doerOf(word));
  return isTailOf(word, own) || isOfDoing ? 0.5 : 0;
}

/** What a grower does: grow. The stem of the word itself where it is nobody who does a thing. */
function doneBy(word: string): string {
  const [, verb] = /^(.{4,})ers?$/.exec(word) ?? [];
  return verb && !NOBODY.has(verb) ? stemOf(verb) : stemOf(word);
}

/** Who tests is a tester. The stem of the word itself where nobody is called so. */
function doerOf(word: string): string {
  return NOBODY.has(word) || word.length < 4
    ? stemOf(word)
    : stemOf(`${word}er`);
}

const NOBODY = new Set(
  "numb pap answ head lett matt memb summ wint wat und oth ord serv corn flow pow tow show pap chapt quart"
    .split(" "),
);

function isOfRate(word: string): boolean {
  return word === "day" || word === "daily" || word === "hourly";
}

const OF_SPEAKER =
  /\b(?:my|our|his|her|i am|i'm|i’m|i have|we have)\s+(?:\p{L}+\s+)?(\p{L}+)/giu;

/** "My sister", "our two children", "I am married". */
export function isOfSpeaker(word: string, text: string): boolean {
  const meant = new Set([
    stemOf(word),
    ...synonymsOf(stemOf(word)),
  ]);
  return text.matchAll(OF_SPEAKER).some(([phrase]) =>
    phrase.toLowerCase().split(/\s+/).some((each) => meant.has(stemOf(each)))
  );
}

function isIn(stems: ReadonlySet<string>, others: ReadonlySet<string>) {
  return others.size > 0 && !stems.isDisjointFrom(others);
}

/** "Newspaper" asks for a paper. */
function isTailOf(word: string, own: ReadonlySet<string>): boolean {
  return word.length >= 8 &&
    own.values().some((each) => each.length >= 4 && word.endsWith(each));
}
