import type { ParsedContent } from "./content.ts";
import { ContentError, errorAt } from "./diagnostic.ts";
import { list, text } from "./fields.ts";
import { type Folder, textOf } from "./read_folder.ts";

/** An old address, which redirects for ever. */
export interface Move {
  /** Path, and perhaps a query. */
  from: string;
  to: string;
  /** File and line that names it. */
  place: string;
}

const MOVED = "moved.yaml";
const NEEDS_PATH =
  "not a path of this site; use one that starts with /, such as /2019/a-post/";

export const sitePath = () =>
  text(NEEDS_PATH).regex(/^\/(?![/\\])\S*$/, NEEDS_PATH);

export const was = () =>
  list(sitePath()).default([]).describe(
    "List of old paths, such as `/2019/03/a-post/`, which redirect to it.",
  );

/** Old addresses of visible pages, sections and entries, and of `moved.yaml`. */
export function movesIn(parsed: ParsedContent, folder: Folder): Move[] {
  const { pages, sections, moved } = parsed;
  const listed = [
    ...pages.map(({ slug, was }) => ({ file: `pages/${slug}`, to: slug, was })),
    ...sections.flatMap(({ slug, was, entries }) => [
      { file: `${slug}/index`, to: slug, was },
      ...entries.map(({ path, was }) => {
        const file = path.slice(1);
        return { file, to: file, was };
      }),
    ]),
  ].map(({ file, to, was }): [string, [string, string][]] => [
    `${file}.md`,
    was.map((from) => [from, `/${to}`]),
  ]);
  return [...listed, [MOVED, Object.entries(moved)] as const]
    .flatMap(([file, moves]) => placed(moves, file, folder));
}

/** Finds the lines in one pass: a site may have thousands of old addresses. */
function placed(
  moves: [from: string, to: string][],
  file: string,
  { dir, entries }: Folder,
): Move[] {
  if (moves.length === 0) return [];
  const source = textOf(entries.get(file)) ?? "";
  let at = Math.max(0, source.search(/^was:/m));
  let line = source.slice(0, at).split("\n").length;
  return moves.map(([from, to]) => {
    const found = source.indexOf(from, at);
    const next = found === -1 ? at : found;
    line += source.slice(at, next).split("\n").length - 1;
    // In moved.yaml a line goes on with the new path.
    const end = file === MOVED
      ? source.indexOf("\n", next)
      : next + from.length;
    at = found === -1 || end === -1 ? next : end;
    const place = `${dir}/${file}:${line}`;
    return { from: asSent(from), to: asSent(to), place };
  });
}

/** As a browser sends it. */
function asSent(path: string): string {
  const { origin, href } = new URL(path, "http://localhost");
  return href.slice(origin.length);
}

/** Spellings that old links may have: a last slash, and escapes in small letters. */
export function spellingsOf({ from }: Pick<Move, "from">): string[] {
  const other = from.endsWith("/") ? from.slice(0, -1) : `${from}/`;
  const paths = from.includes("?") ? [from] : [from, other];
  return [
    ...new Set(
      paths.flatMap((path) => [escaped(path), path, escaped(path, true)]),
    ),
  ];
}

function escaped(path: string, isSmall = false): string {
  return path.replace(
    /%[0-9a-f]{2}/gi,
    (code) => isSmall ? code.toLowerCase() : code.toUpperCase(),
  );
}

/** Throws a ContentError for paths that are claimed twice, or that lead from or to the wrong place. */
export function checkMoves(
  moves: Move[],
  isAnswered: (path: string) => boolean,
) {
  const seen = new Map<string, Move>();
  const mistakes = moves.flatMap((move) => {
    const spellings = spellingsOf(move);
    const [key = ""] = spellings.toSorted();
    const first = seen.get(key);
    seen.set(key, first ?? move);
    const what = first
      ? `is already named in ${first.place}; remove it in one of the two places`
      : spellings.some(isAnswered)
      ? "is a path that the site answers; remove it"
      : isAnswered(move.to.replace(/#.*/, ""))
      ? undefined
      : `leads to ${move.to}, which does not exist; correct the new path`;
    return what
      ? errorAt(move.place, `old path: "${move.from}" ${what}`, move.to)
      : [];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
