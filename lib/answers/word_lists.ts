import { STOP_WORDS } from "../base/text/stop_words.ts";
import lists from "./words/lists.json" with { type: "json" };

/** Each list is explained in words/README.md. */
export function listed(name: keyof typeof lists): ReadonlySet<string> {
  return new Set(lists[name].join(" ").split(" "));
}

function isListed(name: keyof typeof lists): (word: string) => boolean {
  const words = listed(name);
  return (word) => words.has(word);
}

/** An underscore joins the words of a phrase. */
export function phrases(name: keyof typeof lists): string[][] {
  return [...listed(name)].map((phrase) => phrase.split("_"));
}

const FUNCTION_WORDS = STOP_WORDS.difference(listed("asking"))
  .union(listed("function"));

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || word.length === 1 && /[a-z]/.test(word);
}

export const isLightWord = isListed("light");
export const isPersonWord = isListed("person");
export const isPrivateWord = isListed("private");
export const isAction = isListed("action");
export const isWeakWord = isListed("weakInSearch");
export const isContextWord = isListed("siteContext");

const LOW_WEIGHT_WORDS = listed("lowWeight");
const NOT_ADVERBS = listed("notAdverbs");
const ADVERB = /^\p{L}{4,}ly$/u;

/** True for words that an answer may lack when it has the other words. */
export function isLowWeight(word: string): boolean {
  return LOW_WEIGHT_WORDS.has(word) ||
    ADVERB.test(word) && !NOT_ADVERBS.has(word);
}

export const ANSWER_TYPE_WORDS = listed("answerType");
export const FOREIGN = listed("foreign");
/** Small words by language. */
export const SMALL_WORDS = new Map(
  Array.from(
    listed("foreignLanguages"),
    (language, at) => [language, lists.foreign[at] ?? ""],
  ),
);
export const NOT_DOERS = listed("notDoers");
export const ABSENT_FEATURES: readonly string[][] = phrases("absentFeatures");
export const PARENTHETICALS: readonly string[][] = phrases("parentheticals");

/** Names of each section: a blog is also called a journal. */
export const SECTIONS = lists.sections.map((names) =>
  names.split(" ").map((name) => name.replaceAll("_", " "))
);
