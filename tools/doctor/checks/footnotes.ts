import {
  isDefinition,
  isReference,
} from "../../../lib/base/markdown/footnotes.ts";
import { markdown } from "../../../lib/base/markdown/lexer.ts";
import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { filesIn, placesOf, type SourceFile } from "../source.ts";

/** Notes that no words lead to, which no page shows, and marks that lead to no note. */
export function halfFootnotes({ roots: { person } }: Files): Diagnostic[] {
  // Most files have none, and reading Markdown takes a while.
  const files = filesIn(person, /\.md$/)
    .filter(({ text }) => text.includes("[^"));
  return files.flatMap((file) => {
    const { notes, marks } = labelsIn(file.text);
    return [
      ...[...notes.difference(marks)].map((label): Diagnostic => ({
        severity: "warning",
        place: placeOf(file, `^[ ]*${RegExp.escape(`[^${label}]:`)}`),
        what:
          `the footnote [^${label}] is not shown, because the text has no reference to it`,
        fix: `write [^${label}] in the text, or remove the footnote`,
      })),
      ...[...marks.difference(notes)].map((label): Diagnostic => ({
        severity: "warning",
        place: placeOf(file, RegExp.escape(`[^${label}]`)),
        what:
          `the reference [^${label}] has no footnote, so the page shows it as text`,
        fix:
          `write a paragraph that starts with [^${label}]: or remove the reference`,
      })),
    ];
  });
}

function labelsIn(text: string) {
  const notes = new Set<string>();
  const marks = new Set<string>();
  markdown.walkTokens(markdown.lexer(text), (token) => {
    if (isDefinition(token)) notes.add(token.label);
    if (isReference(token)) marks.add(token.label);
  });
  return { notes, marks };
}

function placeOf(file: SourceFile, written: string): string {
  const [place = file.path] = placesOf([file], new RegExp(written, "gm"));
  return place;
}
