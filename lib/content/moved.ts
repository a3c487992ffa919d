import { ContentError, errorAt } from "./diagnostic.ts";
import type { Move, ParsedContent } from "./content.ts";
import { readFolder, textOf } from "./read_folder.ts";

type Claims = Pick<ParsedContent, "pages" | "sections" | "moved">;

/** Old addresses of visible pages, sections and entries, and of `moved.yaml`. */
export function movesIn(
  { pages, sections, moved }: Claims,
  dir: string,
): Move[] {
  const listed = [
    ...pages.map((page) => ({ ...page, path: `/pages/${page.slug}` })),
    ...sections.flatMap((section) => [
      { ...section, path: `/${section.slug}/index` },
      ...section.entries,
    ]),
  ].flatMap(({ path, was }) =>
    was.map((from) => ({
      from,
      to: path.replace(/^\/pages(?=\/)|\/index$/g, ""),
      file: `${dir}${path}.md`,
    }))
  );
  const others = Object.entries(moved)
    .map(([from, to]) => ({ from, to: asSent(to), file: `${dir}/moved.yaml` }));
  return [...listed, ...others];
}

/** As a browser sends it. */
function asSent(path: string): string {
  const { origin, href } = new URL(path, "http://localhost");
  return href.slice(origin.length);
}

/** New addresses by paths. Throws a ContentError for a path that cannot be one. */
export function redirectsOf(
  moves: Move[],
  isAnswered: (path: string) => boolean,
): Map<string, string> {
  const claims = new Map<string, Move>();
  const mistakes = moves.flatMap((move) => {
    const { from, to } = move;
    const paths = spellingsOf(asSent(from));
    const first = paths.map((path) => claims.get(path)).find(Boolean);
    for (const path of paths) claims.set(path, move);
    const fault = first
      ? `is also in ${placeOf(first)}; remove it in one of the two places`
      : paths.some(isAnswered)
      ? "is a path that the site answers; remove it"
      : !isAnswered(to.replace(/#.*/, "")) &&
        `leads to ${to}, which does not exist; correct the new path`;
    return fault
      ? errorAt(placeOf(move), `old path: "${from}" ${fault}`, to)
      : [];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return new Map([...claims].map(([path, { to }]) => [path, to]));
}

/** Spellings in old links: with and without a last slash. */
function spellingsOf(path: string): string[] {
  const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
  return path.includes("?") ? [path] : [path, other];
}

/** File and line of an old path. */
function placeOf({ file, from }: Move): string {
  const source = textOf(readFolder(file).entries.get("")) ?? "";
  // Another line may have the path as its new one.
  const line = source.replace(/: +["']?\/[^,\n]*|["',:\][{}]/g, " ")
    .split("\n").findIndex((line) => ` ${line} `.includes(` ${from} `));
  return `${file}:${Math.max(0, line) + 1}`;
}
