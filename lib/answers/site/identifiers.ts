import type { Context } from "../context.ts";
import type { Word } from "../question.ts";
import { leftOver } from "./left_over.ts";
import { namesIn } from "./machine_names.ts";
import { readSite } from "./read_site.ts";
import type { Section, Statement } from "./statements.ts";

// A row tells of a name, and an operation begins with what it does; other
// statements may only mention it.
const IS_ROW = 0.5;
const IS_OPERATION = 1.2;

/** Statements with all identifiers of the question, best first. */
export function identifiedBy(
  asked: Context,
  sections: Section[],
): { statement: Statement; score: number }[] {
  const { text, words } = asked.question;
  const names = [...namesIn(text)];
  if (names.length === 0) return [];
  const read = readSite(words);
  const explained = new Set(words.filter((word) => isPartOf(word, names)));
  // Cheaper than the statements of every section.
  const having = sections.filter(({ plain }) =>
    names.every((name) => plain.includes(name))
  );
  return having.flatMap((section) =>
    section.statements.filter(({ names: own }) =>
      names.every((name) => own.has(name))
    ).flatMap((statement) => {
      const inSection = leftOver(asked, section.stems, { explained, read });
      if (inSection.hasClaim || inSection.words.length > 1) return [];
      const { words } = leftOver(asked, statement.stems, { explained, read });
      const isOperation = statement === section.statements[0] &&
        names.some((name) => section.path.endsWith(`#${name}`));
      const rank = isOperation ? IS_OPERATION : statement.isRow ? IS_ROW : 0;
      const score = names.length + rank - words.length / 2;
      return [{ statement, score }];
    })
  ).sort((a, b) => b.score - a.score);
}

function isPartOf({ word }: Word, names: string[]): boolean {
  return names.some((name) => name.split(/[^a-z0-9]+/).join("").includes(word));
}
