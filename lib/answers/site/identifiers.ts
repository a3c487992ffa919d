import type { Case } from "../case.ts";
import { leftOver } from "./left_over.ts";
import { namesIn } from "./machine_names.ts";
import { readSite } from "./read_site.ts";
import type { Section, Statement } from "./statements.ts";

// What a row or a chapter is about goes before what only speaks of it.
const IS_ROW = 0.5;
const IS_SUBJECT = 0.5;
const IS_OPERATION = 0.7;
const IS_ERROR = 0.6;
const FIRST = "/docs/errors#what-each-code-means";

/** What is told of what the question calls by the name that machines use, best first. */
export function identifiedBy(
  asked: Case,
  sections: Section[],
): { statement: Statement; score: number }[] {
  const { text, words } = asked.question;
  const names = [...namesIn(text)];
  if (names.length === 0) return [];
  const read = readSite(words);
  const meant = new Set(
    words.filter((word) =>
      names.some((name) =>
        name.split(/[^a-z0-9]+/).join("").includes(word.word)
      )
    ),
  );
  // To look into each of its statements takes longer.
  const having = sections.filter(({ plain }) =>
    names.every((name) => plain.includes(name))
  );
  return having.flatMap((section) =>
    section.statements.filter(({ names: own }) =>
      names.every((name) => own.has(name))
    ).flatMap((statement) => {
      const inSection = leftOver(asked, section.stems, { meant, read });
      if (inSection.hasClaim || inSection.words.length > 1) return [];
      const inStatement = leftOver(asked, statement.stems, { meant, read });
      const isSubject = names.some((name) => statement.subject.has(name));
      const score = names.length +
        (isSubject ? IS_SUBJECT : 0) + (statement.isRow ? IS_ROW : 0) +
        (isSubject && !statement.isRow ? IS_OPERATION : 0) +
        (section.path === FIRST ? IS_ERROR : 0) -
        inStatement.words.length / 2;
      return [{ statement, score }];
    })
  ).sort((a, b) => b.score - a.score);
}
