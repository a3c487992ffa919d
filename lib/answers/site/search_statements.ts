import { type Context, keyTerms } from "../context.ts";
import type { Word } from "../question.ts";
import { isContextWord, isLowWeight } from "../word_lists.ts";
import { synonymsOf } from "../synonyms.ts";
import { isLanguage } from "./left_over.ts";
import type { Section, Statement } from "./statements.ts";

const LEAST_SCORE = 0.6;
const HOW_MANY = /\bhow (?:many|much|long|large|big|often|old)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half|no|never|once)\b/i;

/** Statements in sections with every word of the question, best first. */
export function searchStatements(
  asked: Context,
  sections: Section[],
): Statement[] {
  const { question } = asked;
  const words = keyTerms(asked).filter(({ word }) =>
    !isLowWeight(word) && !isContextWord(word)
  );
  const isElsewhere = question.words.some((word) =>
    word.concepts.has("price") || word.concepts.has("age") || isLanguage(word)
  );
  if (words.length === 0 || isElsewhere) return [];
  const isOfNumber = HOW_MANY.test(question.text);
  return sections
    .filter(({ stems }) => words.every((word) => isSaid(word, stems)))
    .flatMap(({ statements }) => statements)
    .map((statement) => ({ statement, score: scoreOf(statement, words) }))
    .filter(({ statement: { text }, score }) =>
      score >= LEAST_SCORE && (!isOfNumber || NUMBER.test(text))
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
