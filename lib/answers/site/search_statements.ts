import type { Context } from "../context.ts";
import type { Word } from "../question.ts";
import { keyTerms } from "../key_terms.ts";
import { isContextWord, isLowWeight } from "../word_lists.ts";
import { synonymsOf } from "../synonyms.ts";
import { isLanguage } from "./left_over.ts";
import type { Section, Statement } from "./statements.ts";

// Least score, and least number of words.
const SURE = { score: 0.6, words: 1 };
const UNSURE = { score: 0.9, words: 3 };
const HOW_MANY = /\bhow (?:many|much|long|large|big|often|old)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half|no|never|once)\b/i;

/** Statements in sections with every word of the question, best first. */
export function searchStatements(
  asked: Context,
  sections: Section[],
  isSure: boolean,
): Statement[] {
  const { question } = asked;
  const least = isSure ? SURE : UNSURE;
  const words = keyTerms(asked).filter(({ word }) =>
    !isLowWeight(word) && !(isSure && isContextWord(word))
  );
  const isElsewhere = question.words.some((word) =>
    word.concepts.has("price") || word.concepts.has("age") || isLanguage(word)
  );
  if (words.length < least.words || isElsewhere) return [];
  const isOfNumber = HOW_MANY.test(question.text);
  return sections
    .filter(({ stems }) => words.every((word) => isSaid(word, stems)))
    .flatMap(({ statements }) => statements)
    .map((statement) => ({ statement, score: scoreOf(statement, words) }))
    .filter(({ statement: { text }, score }) =>
      score >= least.score && (!isOfNumber || NUMBER.test(text))
    )
    .sort((a, b) => b.score - a.score)
    .map(({ statement }) => statement);
}

type Stemmed = Pick<Word, "stem">;

/** Mean of 1 for each word that is there, 0.8 for a synonym, 0.2 for none. */
function scoreOf({ stems }: Statement, words: Stemmed[]): number {
  const sum = words.reduce((sum, word) => {
    if (stems.has(word.stem)) return sum + 1;
    return sum + (isSaid(word, stems) ? 0.8 : 0.2);
  }, 0);
  return sum / words.length;
}

export function isSaid({ stem }: Stemmed, stems: ReadonlySet<string>): boolean {
  return stems.has(stem) || !synonymsOf(stem).isDisjointFrom(stems);
}
