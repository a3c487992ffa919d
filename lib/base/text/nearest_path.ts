import { levenshteinDistance } from "@std/text/levenshtein-distance";

/** The path that was probably meant by one where nothing is; undefined where none is near. */
export type NearestPath = (asked: string) => string | undefined;

/** Slips of the fingers in a path; two of them swap two letters. */
const MOST_SLIPS = 3;

/** Names of about the same length that are compared letter by letter, at 1.5 µs each. */
const MAX_COMPARED = 1_000;

/**
 * Looks among the paths: for the same one written otherwise (`/About.html`), for
 * one with the same end (`/en/about`), for the one file of its sort that has a
 * version, then for one a few slips away. Of two as near the first one is taken. A
 * longer path than any that could be meant is not looked at, however long it is.
 */
export function nearestPathOf(paths: readonly string[]): NearestPath {
  const longest = Math.max(0, ...paths.map(({ length }) => length));
  let names: Map<string, string> | undefined;
  return (asked) => {
    if (asked.length > longest * LONGEST_ESCAPE) return;
    const known = names ??= namesOf(paths);
    const name = plain(asked);
    return known.get(name) ?? known.get(lastOf(asked)) ??
      known.get(sortOf(name)) ?? known.get(nearest(name, known.keys()) ?? "");
  };
}

/** Each of its bytes may be written as `%2F`. */
const LONGEST_ESCAPE = 3;

/** Of each path the whole, of those that have no whole one its end, and of a file with a version its sort. */
function namesOf(paths: readonly string[]): Map<string, string> {
  const named = [plain, lastOf].flatMap((nameOf) =>
    paths.map((path) => [nameOf(path), path] as const)
  );
  const versioned = paths.filter((path) => VERSION.test(path))
    .map((path) => [sortOf(plain(path)), path] as const);
  const names = new Map<string, string>();
  for (const [name, path] of [...named, ...versioned]) {
    // The first path of a name stays.
    if (!names.has(name)) names.set(name, path);
  }
  return names;
}

const VERSION = /\d\.\d+\.\d/;

/** Its folder and its ending: `/clients/foyer-0.1.0.tgz` is the `/clients/*.tgz`. */
function sortOf(name: string): string {
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return `${folder}*${dot < folder.length ? "" : name.slice(dot)}`;
}

function nearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  let compared = 0;
  for (const other of names) {
    const most = Math.min(slipsIn(other), least - 1);
    if (Math.abs(other.length - name.length) > most) continue;
    if (++compared > MAX_COMPARED) break;
    const slips = levenshteinDistance(name, other);
    if (slips > most) continue;
    best = other;
    least = slips;
  }
  return best;
}

/** A third of the letters, for there are few words that share the others. */
function slipsIn(name: string): number {
  return Math.min(MOST_SLIPS, Math.ceil((name.length - 1) / 3));
}

/** Without what says how it is written: case, escapes, endings of other sites. */
function plain(path: string): string {
  return unescaped(path).toLowerCase().replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=[^/])(?:\/|\.html?|\.php|\.aspx?)$/, "")
    .replace(/^\/(?:index|home)$/, "/");
}

function lastOf(path: string): string {
  const name = plain(path);
  return name.slice(name.lastIndexOf("/"));
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
