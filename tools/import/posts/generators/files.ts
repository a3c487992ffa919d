import { posix } from "node:path";
import { globToRegExp } from "@std/path/glob-to-regexp";
import type { Generator, Place } from "../generator.ts";

export const MARKDOWN = /\.(?:md|mdx|markdown|mkd|mkdn)$/i;
export const TEXT = /\.(?:md|mdx|markdown|mkd|mkdn|html?)$/i;
const OTHER_TEXT = /\.(?:org|adoc|asciidoc|rst|textile|ipynb)$/i;
/** Folders of software, and of what a generator makes. */
const SKIPPED =
  /(?:^|\/)(?:\.[^/]+|node_modules|bower_components|exampleSite|_site|_includes|_layouts|_data)\/|^(?:dist|out|vendor)\//;
/** Files about a folder, and about the software at its top. */
const NO_POST =
  /(?:^|\/)(?:readme|licen[cs]e|changelog|contributing|code[-_]of[-_]conduct)(?:[._-][a-z]{2}(?:[-_]\w+)?)?\.\w+$|^(?:security|authors|notice|claude|agents)\.\w+$/i;
const ABOUT = "by its name about the folder; rename it if it is a post";

/** Reason of Markdown in other folders. */
export const ELSEWHERE = "not among the posts; copy it into pages/ by hand";

/** True if the path has the form of a glob. */
export function hasForm(path: string, glob: string): boolean {
  return globToRegExp(glob.replaceAll("[^", "[!")).test(path);
}

/** Files of posts in some folders, and others that look like posts. */
export function filesIn(
  paths: string[],
  root: string,
  places: Place[],
  form = MARKDOWN,
): Pick<Generator, "files" | "others"> {
  const placeOf = placeFinder(places);
  const own = pathsBelow(paths, root);
  const texts = own.filter((path) => form.test(path) && placeOf(path));
  const isAbout = (path: string) => NO_POST.test(path.slice(root.length));
  const posts = texts.filter((path) => !isAbout(path));
  const files = posts.length > 0 ? posts : texts;
  const taken = new Set(files);
  const rest = own.filter((path) => !taken.has(path) && !isAbout(path));
  const isText = (path: string) => OTHER_TEXT.test(path) && placeOf(path);
  const others = new Map([
    [ELSEWHERE, rest.filter((path) => MARKDOWN.test(path))],
    ["not Markdown; save it as Markdown", rest.filter(isText)],
    [ABOUT, texts.filter((path) => !taken.has(path))],
  ]);
  return { files, others };
}

/** Paths in a folder that may be posts or settings. */
export function pathsBelow(paths: string[], root: string): string[] {
  return paths.filter((path) =>
    path.startsWith(root) && !SKIPPED.test(path.slice(root.length))
  );
}

/** Finds the innermost folder of posts that takes a file. */
export function placeFinder(places: Place[]) {
  const sorted = places.toSorted((one, other) =>
    other.folder.length - one.folder.length
  );
  return (file: string): Place | undefined =>
    sorted.find(({ folder, pattern }) => {
      if (!file.startsWith(folder)) return false;
      // A name that begins with _ is a draft, which patterns leave out.
      const path = file.slice(folder.length).replaceAll(/(?<=^|\/)_+/g, "");
      return pattern === undefined || hasForm(path, pattern);
    });
}

/** Says that globs of the folders of posts leave out a file. */
export function hidingBy(places: Place[]) {
  const placeOf = placeFinder(places);
  return (file: string): string | false => {
    const { folder = "", pattern = "**", except = [] } = placeOf(file) ?? {};
    const path = file.slice(folder.length);
    const isOut = !hasForm(path, pattern) ||
      except.some((glob) => hasForm(path, glob));
    return isOut && "the settings of the blog leave it out";
  };
}

/** The folder of most Markdown at the top, and in it the one of nearly all. */
export function densestFolder(paths: string[], root: string): string {
  const files = filesIn(paths, root, [{ folder: root }]).files;
  const folders = Map.groupBy(
    files.flatMap((file) => foldersAbove(file.replace(/\/index\.\w+$/, ""))),
    (folder) => folder,
  );
  const below = [...folders.values()].filter(([folder = ""]) =>
    folder.startsWith(root) && folder !== root
  ).sort((one, other) => other.length - one.length);
  const most = below[0]?.length ?? 0;
  const dense = below.filter(({ length }) => length >= most * 0.9);
  return most < files.length / 2 ? root : dense.at(-1)?.[0] ?? root;
}

/** Folder of a path, with a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Folders of a path, the outermost first, each with a slash at its end. */
export function foldersAbove(path: string): string[] {
  return [...path.matchAll(/^|\//g)].map(({ index, 0: { length } }) =>
    path.slice(0, index + length)
  );
}

/** A folder as settings name it, below another one. */
export function folderIn(root: string, name: string): string {
  return posix.join(root, name, "/").replace(/^(?:\.?\/)+/, "");
}

/** Name of a file, without folder and extension. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** Numbers of files by the ends of their names, such as `12 .md, 3 .png`. */
export function fileKinds(paths: string[]): string {
  const kinds = Map.groupBy(paths, (path) => posix.extname(path) || path);
  return [...kinds].sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 8).map(([kind, { length }]) => `${length} ${kind}`).join(", ") ||
    "no files";
}
