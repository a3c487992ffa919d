import { isStopWord, STOP_WORDS } from "../../base/text/stop_words.ts";
import { wordsOf } from "./terms.ts";
import lists from "../words/lists.json" with { type: "json" };

/** Each list is explained in words/README.md. */
export function listed(name: keyof typeof lists): ReadonlySet<string> {
  return new Set(lists[name].join(" ").split(" "));
}

const FUNCTION_WORDS = STOP_WORDS.union(listed("function"));
const WEAK = listed("weak");
const ADVERB = /^\p{L}{4,}ly$/u;

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || isStopWord(word);
}

/** True for words that a passage may lack when it has the others. */
export function isWeak(word: string): boolean {
  return FUNCTION_WORDS.has(word) || WEAK.has(word) || ADVERB.test(word);
}

const OF_THE_SITE = listed("site");
const SITE_PHRASES = lists.sitePhrases.map((each) => each.replaceAll("_", " "));

/** A name for programs: `job_expired`, `getStats`, `/healthz`. */
const IDENTIFIER = /\w_\w|\b[a-z]+[A-Z]\w|(?:^|\s)\/[a-z]/;

/** True for a question that names the site or a thing of programs. */
export function namesTheSite(question: string): boolean {
  const words = wordsOf(question);
  const text = ` ${words.join(" ")} `;
  return words.some((word) => OF_THE_SITE.has(word)) ||
    SITE_PHRASES.some((phrase) => text.includes(` ${phrase} `)) ||
    IDENTIFIER.test(question);
}

/** Small words by language. */
export const SMALL_WORDS = new Map(
  Array.from(
    listed("foreignLanguages"),
    (language, at) => [language, lists.foreign[at] ?? ""],
  ),
);
