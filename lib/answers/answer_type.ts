import {
  asksFor,
  type Context,
  isOwnName,
  keyTerms,
  namedOf,
} from "./context.ts";
import type { Sentence } from "./facts/facts.ts";
import { countedIn, isCounted } from "./counted.ts";
import { ANSWER_TYPE_WORDS, isPersonWord } from "./word_lists.ts";
import { answersTo, isNegated } from "./kinds_of_answer.ts";

/** Required type of the answer: number, date, name. */
export interface AnswerType {
  /** Words of the question that only name the type. */
  words: ReadonlySet<string>;
  isTyped: boolean;
  /** Cheap: true if the text has a word of the type. */
  isOfKind(text: string): boolean;
  /** Dear: true if the number belongs to the thing of the question. */
  fits(sentence: Sentence): boolean;
}

export function answerTypeOf(asked: Context): AnswerType {
  const kind = answersTo(asked.question.text);
  // A negation names nobody.
  const isWho = /^\W*who\b/i.test(asked.question.text) &&
    !asked.question.isNegative;
  // No pattern finds the name or the place of a thing in a sentence.
  const isOfThing = isPlaceOfThing(asked) || asksForName(asked);
  const counted = countedIn(asked);
  return {
    words: kind ? typeWordsIn(asked) : new Set(),
    isTyped: kind !== undefined,
    isOfKind: (text) => !kind || kind.test(text),
    fits: (sentence) =>
      !isOfThing &&
      (!counted || isCounted(sentence, counted)) &&
      (!isWho || !isNegated(sentence.text)),
  };
}

function typeWordsIn({ question: { words } }: Context): Set<string> {
  return new Set(
    words.map(({ word }) => word).filter((word) => ANSWER_TYPE_WORDS.has(word)),
  );
}

function asksForName(asked: Context): boolean {
  const { text } = asked.question;
  if (
    /\b(?:names? of|(?:make|brand|model|title) of|called|is named|whose names?|names? (?:is|was)|['’]s names?|the names?)\b/i
      .test(text)
  ) return true;
  const [, noun = ""] = /^\W*(?:and )?(?:which|what) (\w+)\b/i.exec(text) ?? [];
  const [only, ...others] = keyTerms(asked);
  return only?.word === noun.toLowerCase() && others.length === 0 &&
    namedOf(asked, "org").length === 0;
}

const PLACE_OF =
  /\b(?:where(?:abouts)?|town|city|village|country|county|place) (?:is|are|was|were|lies?) /i;

/** "In which town is that school?" asks nothing of the person. */
export function isPlaceOfThing(asked: Context): boolean {
  const { question: { text, words } } = asked;
  return PLACE_OF.test(text) && asksFor(asked, "where") &&
    !words.some((word) => isPersonWord(word.word) || isOwnName(word, asked));
}
