import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Files } from "../check.ts";
import { filesIn } from "../source.ts";

const MARKS = [
  {
    // headline: Physiotherapist, backs and knees"
    pattern: /^ *(?:- )?[\w-]+: +[^"'#|> \n][^"#\n]*"[ \t]*$/gm,
    what: "the value has a quotation mark only at its end, and pages show it",
    fix: "remove the mark, or write another at the beginning of the value",
  },
  {
    pattern: /^ *(?:- )?[\w-]+: +[“”„][^“”„\n]*[“”][ \t]*$/gm,
    what: "curly quotation marks are part of the value, and pages show them",
    fix:
      "remove them, or put the whole value in straight double quotation marks",
  },
];

/** Quotation marks that YAML takes for a part of the value. */
export function quotationMarks({ roots: { person } }: Files): Diagnostic[] {
  return filesIn(person, /\.(md|yaml)$/).flatMap((file) => {
    const front = frontOf(file);
    return MARKS.flatMap(({ pattern, what, fix }) =>
      [...front.matchAll(pattern)].map(({ index }): Diagnostic => ({
        severity: "warning",
        place: `${file.path}:${positionAt(front, index).line}`,
        what,
        fix,
      }))
    );
  });
}
