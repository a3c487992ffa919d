import { firstOf, MAX_QUERY } from "../../base/text/code_points.ts";
import { stem } from "../search/stem.ts";
import { type Concept, PHRASES } from "../intent_words.ts";
import { isFunctionWord, isPersonWord } from "../word_lists.ts";
import type { Question, Word } from "../question.ts";
import { phrasesAt } from "../synonyms.ts";
import { markParentheticals } from "./parentheticals.ts";
import { questionClause, standsAlone } from "./question_clause.ts";
import { datesIn } from "./dates.ts";

const WORD =
  /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:[-_.'’][\p{L}\p{N}\p{M}]+)*/giu;
const CLITIC = /['’](?:s|re|ve|ll|d|m|t)$/i;
const YES_NO =
  /^\W*(?:(?:so|and|but|ok|okay|hi|hello|hey|well|please|sorry|um|just wondering|i wonder(?: if| whether)?|do you know (?:if|whether)|can you tell me (?:if|whether)|tell me (?:if|whether))\W+)*(?:whether|is|isn['’]?t|are|aren['’]?t|was|wasn['’]?t|were|weren['’]?t|do|don['’]?t|does|doesn['’]?t|did|didn['’]?t|has|hasn['’]?t|have|haven['’]?t|had|can|can['’]?t|could|will|won['’]?t|would|may|might|should|shall|any)\b/i;
const NEGATIVE = /\b(?:not|never|without|no longer|nor|none)\b|n['’]t\b/i;

/** Parses the sentence that asks, from at most MAX_QUERY characters. */
export function readQuestion(
  asked: string,
  stopWords: ReadonlySet<string>,
): Question {
  const told = tidied(firstOf(asked, MAX_QUERY));
  return { ...readWhole(askingSentence(told), stopWords), told };
}

/** Parses all sentences as one question, from at most MAX_QUERY characters. */
export function readWhole(
  asked: string,
  stopWords: ReadonlySet<string>,
): Question {
  const text = tidied(firstOf(asked, MAX_QUERY));
  const words = wordsOf(text).map((word) =>
    stopWords.has(word.word) ? { ...word, isFunction: true } : word
  );
  const begin = markParentheticals(words);
  markConcepts(words);
  return {
    text,
    told: text,
    words,
    dates: datesIn(text),
    isYesNo: YES_NO.test(text.slice(words[begin]?.start)),
    isNegative: NEGATIVE.test(text),
  };
}

/** The text with plain apostrophes and single spaces. */
export function tidied(text: string): string {
  return text.normalize("NFC").replaceAll("’", "'").replace(/\s+/g, " ")
    .trim();
}

const SENTENCE = /[^.?!;]+(?:[.?!;](?=\S)[^.?!;]*)*[.?!;]*/g;
/** The last question, unless it only refers back: "what does that mean?" */
function askingSentence(text: string): string {
  const sentences = (text.match(SENTENCE) ?? []).map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  const last = sentences.findLast((each) => each.endsWith("?")) ??
    sentences.at(-1) ?? text;
  const asking = questionClause(
    last.replace(CLEFT, "Was it so that $2 in $1?"),
  );
  return standsAlone(asking) ? asking : questionClause(text);
}

const CLEFT =
  /^\W*(?:was|is) it (?:in )?([^,]{3,20}?) (?:when|that) ([^?]+)\??$/i;

/** Bounds the work: each word is looked for in every sentence. */
const MAX_WORDS = 40;

function wordsOf(text: string): Word[] {
  const words = text.matchAll(WORD).take(MAX_WORDS).map(wordOf).toArray();
  const stems = words.map(({ stem }) => stem);
  return words.map((word, at) => ({
    ...word,
    phrases: phrasesAt(stems, at),
  }));
}

function wordOf({ 0: written, index }: RegExpExecArray, at: number): Word {
  const plain = written.normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(CLITIC, "").replace(/['’.]/g, "").toLowerCase();
  const word = plain.replace(/[-_]/g, "");
  return {
    written,
    word,
    stem: stem(word),
    phrases: [],
    start: index,
    end: index + written.length,
    isName: at > 0 && /^\p{Lu}/u.test(written),
    isFunction: isFunctionWord(plain) || isPersonWord(plain),
    isAside: false,
    concepts: new Set<Concept>(),
  };
}

function markConcepts(words: Word[]): void {
  for (const [at, { word, isAside }] of words.entries()) {
    if (isAside) continue;
    for (const phrase of PHRASES.get(word) ?? []) {
      const { concepts } = phrase;
      const isHere = phrase.words.every((each, by) =>
        isSameWord(each, words[at + by])
      );
      if (!isHere) continue;
      for (const word of words.slice(at, at + phrase.words.length)) {
        for (const concept of concepts) word.concepts.add(concept);
      }
    }
  }
}

/** `~` stands for a possessive: "cut her teeth", "cut Sam's teeth". */
function isSameWord(each: string, word: Word | undefined): boolean {
  if (each !== "~") return each === word?.word;
  return word !== undefined &&
    (OWNER.test(word.word) || word.isName && /['’]s$/.test(word.written));
}

const OWNER = /^(?:his|her|their|its|my|your|our|one|ones|the|a|an)$/;
