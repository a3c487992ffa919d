import { printable } from "../../lib/base/log/printable.ts";
import type { Note, Private } from "./notes.ts";

/** Notes of each kind that are listed. All kinds together fit a screen. */
const MAX_SHOWN = 8;
const WIDTH = 28;

type Told = Extract<Note, { why: string }>;

interface Group {
  head: string;
  rows: [what: string, why: string][];
}

interface Options {
  /** Lists every note. */
  all: boolean;
  /** File and line of a path, if the export has several. */
  places?: ReadonlyMap<string, string>;
}

/** Report of an import, as lines. */
export function report(
  notes: Note[],
  { all, places = new Map() }: Options,
): string[] {
  const max = all ? Infinity : MAX_SHOWN;
  const placed = notes.map((note) =>
    "path" in note ? { ...note, path: placeOf(note.path, places) } : note
  );
  return groupsOf(placed, all).filter(({ rows }) => rows.length > 0)
    .flatMap(({ head, rows }) => {
      const listed = rows.slice(0, max);
      const width = Math.max(WIDTH, ...listed.map(([what]) => what.length));
      const shown = listed.map(([what, why]) =>
        printable(`  ${what.padEnd(width)} ${why}`)
      );
      const more = rows.length - shown.length;
      const rest = more > 0 ? [`  … and ${more} more; --all shows them`] : [];
      return ["", head, ...shown, ...rest];
    });
}

/** Place of the path, or of the entry that it is a part of. */
function placeOf(path: string, places: Options["places"]): string {
  const parents = path.split(/(?=[.[])/).map((_, at, steps) =>
    steps.slice(0, steps.length - at).join("")
  );
  const known = parents.find((parent) => places?.has(parent)) ?? "";
  return places?.get(known) ?? path;
}

/** The file for each kind of private data. */
const FILES: Record<Private, string> = {
  address: "profile.md",
  phone: "contact.md",
};

function groupsOf(notes: Note[], all: boolean): Group[] {
  const rows = all ? one : alike;
  return [
    {
      head: "Hidden, so that no visitor reads it:",
      rows: one(notes.filter((note) => note.kind === "hidden")),
    },
    {
      head: "Withheld, because everybody can read the site:",
      rows: heldBackRows(notes),
    },
    {
      head: "Not imported:",
      rows: rows(notes.filter((note) => note.kind === "lost")),
    },
    {
      head: "Changed:",
      rows: rows(
        notes.filter((note) =>
          note.kind === "changed" || note.kind === "renamed"
        ),
      ),
    },
    {
      head: "Sorted by its fields; move what belongs elsewhere:",
      rows: rows(notes.filter((note) => note.kind === "sorted")),
    },
    {
      head: "Made up, because the site requires a value; replace it:",
      rows: madeUpRows(notes),
    },
  ];
}

function heldBackRows(notes: Note[]): Group["rows"] {
  return notes.filter((note) => note.kind === "held back")
    .map(({ path, name }) => [
      path,
      `import again with --publish ${name}, or write it into ${FILES[name]}`,
    ]);
}

function madeUpRows(notes: Note[]): Group["rows"] {
  const madeUp = notes.filter((note) => note.kind === "made up");
  return [...Map.groupBy(madeUp, ({ file }) => file)].map(([file, all]) => [
    file,
    [...new Set(all.map(({ field }) => field))].join(", "),
  ]);
}

function one(notes: Told[]): Group["rows"] {
  // A value that is read twice is listed once.
  const rows = notes.map(({ path, why }): [string, string] => [path, why]);
  return [...new Map(rows.map((row) => [row.join("\n"), row])).values()];
}

/** Merges notes on the same member of several items. */
function alike(notes: Told[]): Group["rows"] {
  const groups = Map.groupBy(
    notes,
    ({ path, why }) => `${path.replaceAll(/\[\d+\]|:\d+/g, "")}\n${why}`,
  );
  return [...groups.values()].flatMap(([first, ...others]): Group["rows"] => {
    if (!first) return [];
    const times = others.length > 0 ? ` (and ${others.length} alike)` : "";
    return [[first.path, first.why + times]];
  });
}
