import type { Guess } from "../new/made_up.ts";

/** A note on one value, so that nothing is lost silently. */
export type Note =
  /** A post that no visitor reads, and the reason. Never cut from the report. */
  | { kind: "hidden"; path: string; why: string }
  /** The site has no place for the value. `path` is its path in the JSON. */
  | { kind: "lost"; path: string; why: string }
  /** On the site, in a place that the import chose. */
  | { kind: "sorted"; path: string; why: string }
  /** Private, so that only `--publish` with this name puts it on the site. */
  | { kind: "held back"; path: string; name: Private }
  /** The site has the value in another form: `now` is that of /resume.json. */
  | { kind: "changed"; path: string; now: string | undefined; why: string }
  /** On the site, by the name that the member has in version 1.0.0 of the format. */
  | { kind: "renamed"; path: string; name: string; why: string }
  /** Demanded by the site and not in the résumé: a field of a file. */
  | { kind: "made up"; file: string; field: string; shown?: Shown };

/** Private data, by the names that `--publish` takes. */
export const PRIVATE = ["address", "phone"] as const;
export type Private = typeof PRIVATE[number];

/** Values that were made up, and their path in /resume.json. */
interface Shown {
  path: string;
  now: string;
}

/** The notes of one import, in the order of the résumé. */
export class Notes {
  readonly all: Note[] = [];
  /** Language of the résumé, BCP 47. */
  readonly language: string;

  constructor(language = "en") {
    this.language = language;
  }

  hidden(path: string, why: string): void {
    this.all.push({ kind: "hidden", path, why });
  }

  lost(path: string, why: string): void {
    this.all.push({ kind: "lost", path, why });
  }

  /** Made-up values, by file and key. */
  guesses(): Guess[] {
    return this.all.filter((note) => note.kind === "made up")
      // In a list of things, the names alone are made up.
      .filter(({ field }) => !field.includes("["))
      // The doctor knows other descriptions by their words.
      .filter(({ file, field }) =>
        field !== "description" || file.endsWith("/index.md")
      )
      .map(({ file, field, shown }) => ({
        file,
        key: field.replace(/^.*\./, ""),
        // A top-level key occurs once in a file, so that its value is not needed.
        value: field.includes(".") ? shown?.now : undefined,
      }));
  }

  heldBack(path: string, name: Private): void {
    this.all.push({ kind: "held back", path, name });
  }

  sorted(path: string, why: string): void {
    this.all.push({ kind: "sorted", path, why });
  }

  changed(path: string, now: string | undefined, why: string): void {
    this.all.push({ kind: "changed", path, now, why });
  }

  renamed(path: string, name: string): void {
    const why = `read as ${name}, its key since version 1.0.0`;
    this.all.push({ kind: "renamed", path, name, why });
  }

  madeUp(file: string, field: string, shown?: Shown): void {
    this.all.push({ kind: "made up", file, field, shown });
  }
}
