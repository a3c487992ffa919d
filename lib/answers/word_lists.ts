import { STOP_WORDS } from "../base/text/stop_words.ts";
import lists from "./words/lists.json" with { type: "json" };

/** Each list is explained in words/README.md. */
function listed(name: keyof typeof lists): ReadonlySet<string> {
  return new Set(lists[name].join(" ").split(" "));
}

const FUNCTION_WORDS = STOP_WORDS.difference(listed("asking"))
  .union(listed("function"));

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || word.length === 1 && /[a-z]/.test(word);
}

const LIGHT_WORDS = listed("light");

export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}

const PERSON_WORDS = listed("person");

/** True for the words by which a question calls the person: "she", "owner". */
export function isPersonWord(word: string): boolean {
  return PERSON_WORDS.has(word);
}

const PRIVATE_WORDS = listed("private");

/** True for words of private life: "children", "salary". */
export function isPrivateWord(word: string): boolean {
  return PRIVATE_WORDS.has(word);
}

const LOW_WEIGHT_WORDS = listed("lowWeight");
const NOT_ADVERBS = listed("notAdverbs");
const ADVERB = /^\p{L}{4,}ly$/u;

/** True for words that an answer may lack when it has the other words. */
export function isLowWeight(word: string): boolean {
  return LOW_WEIGHT_WORDS.has(word) ||
    ADVERB.test(word) && !NOT_ADVERBS.has(word);
}

const ACTION_WORDS = listed("action");

/** True for verbs of work on a thing: "repair", "deliver". */
export function isAction(word: string): boolean {
  return ACTION_WORDS.has(word);
}

const WEAK_WORDS = listed("weakInSearch");

/** True for words that most questions to a site contain. */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

const CONTEXT_WORDS = listed("siteContext");

/** True for words that describe the visitor's situation, not the site. */
export function isContextWord(word: string): boolean {
  return CONTEXT_WORDS.has(word);
}

/** Words that name the type of the answer: "how heavy", "which month". */
export const ANSWER_TYPE_WORDS = listed("answerType");

/** Stems of words in -er that are not people: "numb", "wint". */
export const NOT_DOERS = listed("notDoers");

/** Features of other sites that this software lacks, as lists of words. */
export const ABSENT_FEATURES: readonly string[][] = [
  ...listed("absentFeatures"),
].map((phrase) => phrase.split("_"));
