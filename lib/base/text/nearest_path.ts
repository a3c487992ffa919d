import { levenshteinDistance } from "@std/text/levenshtein-distance";

/** Suggests a path for one that does not exist; undefined if none is near. */
export type NearestPath = (asked: string) => string | undefined;

/** Edits in a path. Swapping two letters counts as two. */
const MAX_EDITS = 3;

/** Bounds the paths that are compared by letters, which takes 1.5 µs each. */
const MAX_COMPARED = 1_000;

/**
 * Looks for the path in another spelling (`/About.html`), for one with the same end
 * (`/en/about`), for the same file of another version, for a few edits, and for the
 * page above. Ignores paths longer than any candidate, so that long requests are cheap.
 */
export function nearestPathOf(paths: readonly string[]): NearestPath {
  const longest = Math.max(0, ...paths.map(({ length }) => length));
  let names: Map<string, string> | undefined;
  return (asked) => {
    if (asked.length > longest * ESCAPE_LENGTH) return;
    const known = names ??= namesOf(paths);
    const name = plain(asked);
    return known.get(name) ?? known.get(lastOf(asked)) ??
      known.get(sortOf(name)) ?? known.get(nearest(name, known.keys()) ?? "") ??
      known.get(name.slice(0, name.lastIndexOf("/")));
  };
}

/** A client may encode each byte as `%2F`. */
const ESCAPE_LENGTH = 3;

/** Index of paths: whole, by their end, and by kind for files with a version. */
function namesOf(paths: readonly string[]): Map<string, string> {
  const named = [plain, lastOf].flatMap((nameOf) =>
    paths.map((path) => [nameOf(path), path] as const)
  );
  const versioned = paths.filter((path) => VERSION.test(path))
    .map((path) => [sortOf(plain(path)), path] as const);
  const names = new Map<string, string>();
  for (const [name, path] of [...named, ...versioned]) {
    if (!names.has(name)) names.set(name, path);
  }
  return names;
}

const VERSION = /\d\.\d+\.\d/;

/** Folder and extension: `/clients/foyer-0.1.0.tgz` is `/clients/*.tgz`. */
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
    // A third of the letters, because few words share the rest.
    const third = Math.ceil((other.length - 1) / 3);
    const limit = Math.min(MAX_EDITS, third, least - 1);
    if (Math.abs(other.length - name.length) > limit) continue;
    if (++compared > MAX_COMPARED) break;
    const edits = levenshteinDistance(name, other);
    if (edits > limit) continue;
    best = other;
    least = edits;
  }
  return best;
}

/** Ignores case, escapes and extensions of other sites. */
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
