import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Files } from "../check.ts";
import { filesIn } from "../source.ts";

/** Values that YAML cuts at a `#`: `headline: Your #1 baker` is "Your". */
export function cutValues({ roots: { person } }: Files): Diagnostic[] {
  return filesIn(person, /\.(md|yaml)$/).flatMap((file) => {
    const front = frontOf(file);
    // Comments have a blank after the sign.
    return [
      ...front.matchAll(
        /^ *(?:- )?[\w-]+: +(?:[^"'#|> \n][^#\n]* )?#[^ #\n]/gm,
      ),
    ]
      .map(({ index }): Diagnostic => ({
        severity: "warning",
        place: `${file.path}:${positionAt(front, index).line}`,
        what: "the value ends before the #, which begins a comment",
        fix:
          "put the value in straight double quotation marks, or write a blank after the # of a comment",
      }));
  });
}
