import { type Context, keyTerms } from "../context.ts";
import { byShare, LEAST_SHARE, type Near } from "../nearest.ts";
import { isContextWord, isLowWeight } from "../word_lists.ts";
import { isSaid } from "./left_over.ts";
import { answerOf, type Section } from "./statements.ts";

/** Only the statements of so many sections are read. */
const MAX_SECTIONS = 5;
/** Match of a word that only the section of a statement has. */
const IN_SECTION = 0.5;

/** Statements in the sections with the rarest words of the question, best first. */
export function nearStatements(asked: Context, sections: Section[]): Near[] {
  const shareOf = sharesIn(asked, sections);
  return sections
    .map((section) => ({ section, share: shareOf(section) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort(byShare)
    .slice(0, MAX_SECTIONS)
    .flatMap(({ section }) =>
      section.statements.map((statement): Near => ({
        answer: answerOf(statement),
        share: shareOf(section, statement.stems),
      }))
    )
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort(byShare);
}

/** Share of the question that a section has, or a statement in it. */
function sharesIn(asked: Context, sections: Section[]) {
  const words = keyTerms(asked)
    .filter(({ word }) => !isLowWeight(word) && !isContextWord(word))
    .map((word) => {
      const having = new Set(
        sections.filter(({ stems }) => isSaid(word, stems)),
      );
      const weight = Math.log(1 + sections.length / (having.size || 1));
      return { word, having, weight };
    });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return (section: Section, stems = section.stems) =>
    words.reduce((sum, { word, having, weight }) => {
      if (!having.has(section)) return sum;
      return sum + weight * (isSaid(word, stems) ? 1 : IN_SECTION);
    }, 0) / total;
}
