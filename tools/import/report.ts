import { inOneLine } from "./in_one_line.ts";
import type { Note } from "./notes.ts";

/** Rows of a group on a terminal. */
const MAX_SHOWN = 6;
const WIDTH = 28;

type Row = [what: string, why: string];
/** File and line of a path, if the export has several. */
type Places = ReadonlyMap<string, string>;

/** First what may surprise the owner, then what asks for a decision. */
const GROUPS: [head: string, ...kinds: Note["kind"][]][] = [
  ["Hidden until you remove hidden: true from the file:", "hidden"],
  ["Withheld, because everybody can read the site:", "held back"],
  ["Sorted or guessed; change what is not right:", "sorted"],
  ["Made up, because the site requires a value; replace it:", "made up"],
  ["Not imported:", "lost"],
  ["Changed:", "changed", "renamed"],
];

/** Report of an import, as lines. `all` lists every note on a line of its own. */
export function report(
  notes: Note[],
  { all, places = new Map() }: { all: boolean; places?: Places },
): string[] {
  return GROUPS.flatMap(([head, ...kinds]) => {
    const found = notes.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0) return [];
    const cut = kinds.includes("hidden") ? byReason : firstLines;
    const rows = rowsOf(found, places);
    return ["", head, ...(all ? linesOf(rows) : cut(rows))];
  });
}

/** A value that is read twice is listed once. Fields of a file share a row. */
function rowsOf(notes: Note[], places: Places): Row[] {
  const rows = new Map<string, Row>();
  for (const note of notes) {
    if (note.kind === "made up") {
      const [, fields = ""] = rows.get(note.file) ?? [];
      const all = new Set([...fields.split(", "), note.field]);
      rows.set(note.file, [note.file, [...all].filter(Boolean).join(", ")]);
    } else {
      const place = inOneLine(placeOf(note.path, places));
      const why = note.kind === "held back"
        ? WITHHELD[note.name]
        : inOneLine(note.why);
      rows.set(`${place}\n${why}`, [place, why]);
    }
  }
  return [...rows.values()];
}

const WITHHELD = {
  address: "import again with --publish address, or write it into profile.md",
  phone: "import again with --publish phone, or write it into contact.md",
};

/** Place of the path, or of the entry that it is a part of. */
function placeOf(path: string, places: Places): string {
  for (let part = path; part; part = part.replace(/(?:^|[.[])[^.[]*$/, "")) {
    const place = places.get(part);
    if (place !== undefined) return place;
  }
  return path;
}

function linesOf(rows: Row[]): string[] {
  const width = Math.max(WIDTH, ...rows.map(([what]) => what.length));
  return rows.map(([what, why]) => `  ${what.padEnd(width)} ${why}`);
}

/** Names every file. */
function byReason(rows: Row[]): string[] {
  return [...Map.groupBy(rows, ([, why]) => why)].flatMap(([why, same]) =>
    same.length === 1
      ? linesOf(same)
      : [`  ${why} (${same.length})`, ...same.map(([what]) => `    ${what}`)]
  );
}

function firstLines(rows: Row[]): string[] {
  const ways = KEYS.map((keyOf) => alike(rows, keyOf));
  const merged = ways.find(({ length }) => length <= MAX_SHOWN) ??
    ways.at(-1) ?? rows;
  const shown = linesOf(merged.slice(0, MAX_SHOWN));
  const more = merged.length - shown.length;
  return more > 0
    ? [...shown, `  … and ${more} more; see them with --all or --report FILE`]
    : shown;
}

/** Rows are alike by file and reason; in a longer list by reason, then by its words. */
const KEYS: ((row: Row) => string)[] = [
  (row) => row.join("\n"),
  ([, why]) => why,
  // Names of files and values differ.
  ([, why]) => why.replaceAll(/"[^"]*"|\S*[./:<[{]\S*/g, "…"),
];

/** The most frequent first. Items of a list and lines of a file count as one. */
function alike(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const groups = Map.groupBy(
    rows,
    (row) => keyOf(row).replaceAll(/\[\d+\]|:\d+/g, ""),
  );
  return [...groups.values()].sort((one, other) => other.length - one.length)
    .map(([[what, why] = ["", ""], ...others]): Row => [
      what,
      others.length > 0 ? `${why} (and ${others.length} alike)` : why,
    ]);
}
