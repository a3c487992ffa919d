import { isAfter } from "./compare.ts";
import { fullDate } from "./fields.ts";
import { isHidden } from "./hidden.ts";
import { positionAt } from "./locate.ts";
import { frontOf } from "./parts.ts";
import { startDate } from "./period.ts";
import { type Folder, textOf } from "./read_folder.ts";
import type { Diagnostic } from "./diagnostic.ts";

const DATE =
  /^[ \t-]*(updated|date|start|end):[ \t]*["']?(\d[\d-]*)["']?[ \t]*(?:[ \t]#.*)?$/gm;

const WHOLE = fullDate();
const ANY = startDate();

/** Dates of what is shown that have not come yet. */
export function futureDates({ entries }: Folder, today: string) {
  return [...entries].flatMap(([path, entry]): Diagnostic[] => {
    const whole = /\.(md|yaml)$/.test(path) ? textOf(entry) : undefined;
    const text = frontOf({ path, text: whole ?? "" });
    if (isHidden(text)) return [];
    return [...text.matchAll(DATE)].flatMap((found): Diagnostic[] => {
      const [written, field = "", date = ""] = found;
      // Read as text: what is no date there is an error of its kind.
      const expected = field === "updated" ? WHOLE : ANY;
      if (!expected.safeParse(date).success || !isAfter(date, today)) return [];
      // The blanks before it may begin a line earlier.
      const { line } = positionAt(text, found.index + written.indexOf(field));
      return [{
        severity: "warning",
        place: `${path}:${line}`,
        what: `${field}: ${date} is in the future`,
        fix: field === "end"
          ? "write present, or correct it"
          : "correct it, or set hidden: true until then",
        until: date,
      }];
    });
  });
}
