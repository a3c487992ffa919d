import { firstOf } from "../../base/text/code_points.ts";
import type { Wanted } from "./query.ts";
import { wordsOf } from "./terms.ts";
import { isWeak } from "./word_lists.ts";

const LONGEST_WORD = 40;
/** Only such words are repeated to the visitor: no address, no number, no sentence. */
const PLAIN = /^\p{L}[\p{L}\p{M}\d+#]*(?:[-_.'’][\p{L}\p{M}\d]+){0,2}$/u;
const DOMAIN = /\.(?!js$|net$)\p{L}{2,}$|\d{5}/iu;

/** A plain word that no page has. */
export function soughtIn(
  question: string,
  wanted: Wanted[],
): string | undefined {
  const unknown = wanted.filter(({ word, meanings }) =>
    meanings.size === 0 && !isWeak(word)
  ).map(({ word }) => writtenIn(question, word));
  const plain = unknown.find((word) => PLAIN.test(word) && !DOMAIN.test(word));
  return plain && firstOf(plain, LONGEST_WORD);
}

/** Words as the visitor wrote them. `words`: as `wordsOf` gives them. */
export function writtenIn(question: string, words: string): string {
  const written = question.split(/\s+/);
  const count = words.split(" ").length;
  const phrases = written.map((_, at) =>
    coreOf(written.slice(at, at + count).join(" "))
  );
  return phrases.find((each) => wordsOf(each).join(" ") === words) ?? words;
}

/** Without punctuation around it, and without the s of a possessive. */
function coreOf(words: string): string {
  const [core = ""] = CORE.exec(words) ?? [];
  return core.replace(/['’]s$/, "");
}

const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#])?/su;
