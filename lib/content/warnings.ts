import { isAfter } from "./compare.ts";
import { type Diagnostic, positionAt } from "./diagnostic.ts";
import { fullDate } from "./fields.ts";
import { isHidden } from "./hidden.ts";
import { ignoredFiles } from "./ignored_files.ts";
import type { Roots } from "./kind.ts";
import { knownPaths } from "./parse_content.ts";
import { frontOf } from "./parts.ts";
import { startDate } from "./period.ts";
import { type Folder, textOf } from "./read_folder.ts";

// One module for the bundler: another would be one file more at a start.
export { unprintableIn } from "./printed.ts";

/** Ignored files, and dates after `today` (YYYY-MM-DD). Places are below the folder. */
export function warningsOf(roots: Roots, today: string): Diagnostic[] {
  const known = knownPaths(roots, "person");
  return [
    ...ignoredFiles(roots.person, known),
    ...futureDates(roots.person, today).filter(({ place }) =>
      known.files.has(place.replace(/:\d+$/, ""))
    ),
  ];
}

const DATE =
  /^[ \t-]*(updated|date|start|end):[ \t]*["']?(\d[\d-]*)["']?[ \t]*(?:[ \t]#.*)?$/gm;

const FIXES: Record<string, string> = {
  end: "write present, or correct the date",
  date: "correct the date, or leave it if you announce something",
};

const WHOLE = fullDate();
const ANY = startDate();

function futureDates({ entries }: Folder, today: string): Diagnostic[] {
  return [...entries].flatMap(([path, entry]): Diagnostic[] => {
    const whole = /\.(md|yaml)$/.test(path) ? textOf(entry) : undefined;
    const text = frontOf({ path, text: whole ?? "" });
    if (isHidden(text)) return [];
    return [...text.matchAll(DATE)].flatMap((found): Diagnostic[] => {
      const [written, field = "", date = ""] = found;
      // The schema reports text that is no date.
      const expected = field === "updated" ? WHOLE : ANY;
      if (!expected.safeParse(date).success || !isAfter(date, today)) return [];
      // The match may begin with the end of an earlier line.
      const { line } = positionAt(text, found.index + written.indexOf(field));
      return [{
        severity: "warning",
        place: `${path}:${line}`,
        what: `${field}: ${date} is in the future`,
        fix: FIXES[field] ??
          "correct the date, or set hidden: true until that day",
        until: date,
      }];
    });
  });
}
