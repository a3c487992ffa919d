import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Files } from "../check.ts";
import { isSkill, shownWords, type SourceFile } from "../source.ts";
import { findingsIn } from "../tokens.ts";

/** Paragraphs that were meant to be another form. */
const FORMS: [
  isMeant: (lines: string[]) => boolean,
  what: string,
  fix: string,
][] = [
  [
    (lines) => lines.some((line) => /^#{1,6}[^#\s\d]/.test(line)),
    "the page shows the # of this heading as text",
    "write a blank behind the #, such as ## A heading",
  ],
  [
    (lines) =>
      lines.length > 1 && lines.every((line) => /^[•◦▪●·–—]/.test(line)),
    "the page joins the lines of this list",
    'begin each line with "- " instead of the sign',
  ],
  [
    (lines) => lines.length > 1 && lines.every((line) => line.includes("\t")),
    "the page joins the lines of this table",
    "write | between the cells, and a line |---|---| below the first line",
  ],
  [
    (lines) =>
      lines.length > 1 && lines.every((line) => /^[^.,;]{1,40}\d$/.test(line)),
    "the page joins these lines",
    'begin each line with "- ", or put an empty line between them',
  ],
];

/** Markdown that pages show otherwise than its writer meant it. */
export function lostForms({ roots }: Files): Diagnostic[] {
  return shownWords(roots).filter((file) => !isSkill(file)).flatMap((file) => [
    ...starsInFields(file),
    ...file.path.endsWith(".md") ? formsIn(file) : [],
  ]);
}

function formsIn(file: SourceFile): Diagnostic[] {
  return findingsIn(file, ({ type, raw }) => {
    if (type !== "paragraph") return;
    const lines = raw.trim().split("\n").map((line) => line.trim());
    const [, what, fix] = FORMS.find(([isMeant]) => isMeant(lines)) ?? [];
    return what && fix ? { severity: "warning", what, fix } : undefined;
  });
}

/** Headings and the like are plain text. */
function starsInFields(file: SourceFile): Diagnostic[] {
  const front = file.path.endsWith(".md") ? frontOf(file) : "";
  const found = front.matchAll(
    /^(?:name|headline|title|heading|role|company|lead|description):.*\*\*/gm,
  );
  return [...found].map(({ index }) => ({
    severity: "warning",
    place: `${file.path}:${positionAt(front, index).line}`,
    what: "pages show the ** of this field as text",
    fix: "remove the **",
  }));
}
