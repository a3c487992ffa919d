import type { Guess } from "../new/made_up.ts";

/** Private data, by the names that `--publish` takes. */
export const PRIVATE = ["address", "phone"] as const;
export type Private = typeof PRIVATE[number];

/** A note on one value, so that nothing is lost silently. */
export type Note =
  /**
   * A post that no visitor reads; a value without a place on the site; a value in a
   * place that the import chose. `path` is its path in the JSON, or file and line.
   */
  | { kind: "hidden" | "lost" | "sorted"; path: string; why: string }
  /** Private, so that only `--publish` with this name puts it on the site. */
  | { kind: "held back"; path: string; name: Private }
  /** The site has the value in another form: `now` is that of /resume.json. */
  | { kind: "changed"; path: string; now: string | undefined; why: string }
  /** On the site, by the name that the member has in version 1.0.0 of the format. */
  | { kind: "renamed"; path: string; name: string; why: string }
  /** Demanded by the site and not in the résumé: a field of a file. */
  | { kind: "made up"; file: string; field: string; shown?: Shown };

/** Values that were made up, and their path in /resume.json. */
interface Shown {
  path: string;
  now: string;
}

/** Notes on files that cannot be read. */
export function notesOn(skipped: ReadonlyMap<string, string>): Note[] {
  return [...skipped].map(([path, why]) => ({ kind: "lost", path, why }));
}

/** The notes of one import, in the order of the résumé. */
export class Notes {
  readonly all: Note[] = [];
  hidden = this.#adder("hidden");
  lost = this.#adder("lost");
  sorted = this.#adder("sorted");

  /** Language of the résumé, BCP 47. */
  constructor(readonly language = "en") {}

  #adder(kind: "hidden" | "lost" | "sorted") {
    return (path: string, why: string): void => {
      this.all.push({ kind, path, why });
    };
  }

  changed(path: string, now: string | undefined, why: string): void {
    this.all.push({ kind: "changed", path, now, why });
  }

  madeUp(file: string, field: string, shown?: Shown): void {
    this.all.push({ kind: "made up", file, field, shown });
  }

  /** Made-up values, by file and key. In a list of things, the names alone are. */
  guesses(): Guess[] {
    return this.all.filter((note) => note.kind === "made up")
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
}

/** The import around one part of the résumé. */
export interface Context {
  today: string;
  notes: Notes;
  /** Name, headline and place of the owner. */
  owner: string[];
}
