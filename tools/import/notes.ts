/** What an import tells of one value, so that nothing is lost without a word. */
export type Note =
  /** Of the résumé, but not of the site; `path` is that in the JSON. */
  | { kind: "lost"; path: string; why: string }
  /** On the site, but not letter for letter: `now` is what /resume.json says. */
  | { kind: "changed"; path: string; now: string | undefined; why: string }
  /** On the site, by the name that the member has in version 1.0.0 of the format. */
  | { kind: "renamed"; path: string; name: string; why: string }
  /** Demanded by the site and not in the résumé: a field of a file. */
  | { kind: "made up"; file: string; field: string; shown?: Shown };

/** What /resume.json says of something that was made up, and where. */
interface Shown {
  path: string;
  now: string;
}

/** The notes of one import, in the order of the résumé. */
export class Notes {
  readonly all: Note[] = [];

  lost(path: string, why: string): void {
    this.all.push({ kind: "lost", path, why });
  }

  changed(path: string, now: string | undefined, why: string): void {
    this.all.push({ kind: "changed", path, now, why });
  }

  renamed(path: string, name: string): void {
    const why = `read as ${name}, which it is called since version 1.0.0`;
    this.all.push({ kind: "renamed", path, name, why });
  }

  madeUp(file: string, field: string, shown?: Shown): void {
    this.all.push({ kind: "made up", file, field, shown });
  }
}
