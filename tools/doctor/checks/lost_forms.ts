import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Files } from "../check.ts";
import { isSkill, shownWords, type SourceFile } from "../source.ts";
import { findingsIn } from "../tokens.ts";

/** A line of an address or of opening hours: prose goes on in a small letter. */
const SHORT_LINE =
  /^[\p{Lu}\p{Lo}\p{N}][^.,;:،؛؟!?]{0,39}[\p{L}\p{M}\p{N})€$£%]$/u;

/** `[words] (/page)` or `(words)[/page]` */
const LOST_LINK =
  /\] +\((?:\/|https?:|mailto:|tel:|www\.)|\)\[(?:\/|https?:|mailto:|tel:|www\.)/;

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
    (lines) => lines.length > 1 && lines.every((line) => /^\|.*\|$/.test(line)),
    "the page shows the | of this table as text",
    "write a line |---|---| below the first line, with one --- for each cell",
  ],
  [
    (lines) =>
      lines.length > 1 &&
      (lines.every((line) => /^[^.,;،؛]{1,40}\d$/.test(line)) ||
        lines.every((line) => SHORT_LINE.test(line))),
    "the page joins these lines",
    'begin each line with "- ", or put an empty line between them',
  ],
  [
    (lines) => lines.some((line) => LOST_LINK.test(line)),
    "the page shows the brackets of this link as text",
    "write [words of a link](https://you.example/), with no blank between the brackets",
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
    // Two blanks or a backslash at the end of a line begin a new one.
    const lines = raw.trim().split(/(?<! {2}|\\)\n/).map((line) => line.trim());
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
