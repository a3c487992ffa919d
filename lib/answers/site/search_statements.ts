import type { Case } from "../case.ts";
import { salient } from "../salient.ts";
import { isSoft } from "../soft_words.ts";
import { synonymsOf } from "../synonyms.ts";
import { isLanguage } from "./left_over.ts";
import { isContextWord } from "./words/others.ts";
import type { Section, Statement } from "./statements.ts";

const ENOUGH = 0.6;
/** Where it could be about something else. */
const SURE = 0.9;
const FEWEST = 3;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half|no|never|once)\b/i;

/** Statements that account for every word of the question, best first. */
export function searchStatements(
  asked: Case,
  sections: Section[],
  isSure: boolean,
): Statement[] {
  const words = salient(asked).filter(({ word }) =>
    !isSoft(word) && !(isSure && isContextWord(word))
  );
  const isElsewhere = asked.question.words.some((word) =>
    word.concepts.has("price") || word.concepts.has("age") || isLanguage(word)
  );
  if (words.length < (isSure ? 1 : FEWEST) || isElsewhere) return [];
  const isOfNumber = /\bhow (?:many|much|long|large|big|often|old)\b/i
    .test(asked.question.text);
  return sections
    .filter(({ stems }) => words.every((word) => isSaid(word, stems)))
    .flatMap(({ statements }) =>
      statements.map((statement) => ({
        statement,
        score: words.reduce((sum, word) => sum + coverOf(word, statement), 0) /
          words.length,
      }))
    )
    .filter(({ statement: { text }, score }) =>
      score >= (isSure ? ENOUGH : SURE) && (!isOfNumber || NUMBER.test(text))
    )
    .sort((a, b) => b.score - a.score)
    .map(({ statement }) => statement);
}

function coverOf(word: { stem: string }, { stems }: Statement): number {
  if (stems.has(word.stem)) return 1;
  return isSaid(word, stems) ? 0.8 : 0.2;
}

function isSaid(
  { stem }: { stem: string },
  stems: ReadonlySet<string>,
): boolean {
  return stems.has(stem) || !synonymsOf(stem).isDisjointFrom(stems);
}
