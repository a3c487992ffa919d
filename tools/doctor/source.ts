import { isHidden } from "../../lib/content/hidden.ts";
import { positionAt } from "../../lib/content/diagnostic.ts";
import { languagesIn, translationPath } from "../../lib/content/languages.ts";
import type { Root } from "../../lib/content/kind.ts";
import { frontOf } from "../../lib/content/parts.ts";
import { type Folder, textOf } from "../../lib/content/read_folder.ts";
import { knownPaths } from "../../lib/content/parse_content.ts";

/** A file of words, as it lies in the folder. */
export interface SourceFile {
  /** As we print it. */
  path: string;
  text: string;
}

/** The Markdown and the YAML of folders. */
export function wordsIn(...folders: Folder[]): SourceFile[] {
  return folders.flatMap((folder) => filesIn(folder, /\.(md|yaml)$/));
}

/** The Markdown and the YAML of the person that the site reads, hidden files included. */
export function readWords(roots: Record<Root, Folder>): SourceFile[] {
  const { files: read } = knownPaths(roots, "person");
  return wordsIn(roots.person).filter(({ path }) =>
    read.has(path.slice(roots.person.dir.length + 1))
  );
}

/** The Markdown and the YAML of the person that visitors get to see. */
export function shownWords(roots: Record<Root, Folder>): SourceFile[] {
  const files = readWords(roots);
  // An index hides its section.
  const hidden = files.filter((file) => isHidden(frontOf(file)))
    .map(({ path }) => path.replace(/index\.md$/, ""));
  return files.filter(({ path }) =>
    !hidden.some((beginning) => path.startsWith(beginning))
  );
}

/** True for files that only programs read, unchanged. */
export function isSkill({ path }: SourceFile): boolean {
  return path.endsWith("/SKILL.md");
}

/** The files of a folder whose path below it looks so. */
export function filesIn(
  { dir, entries }: Folder,
  wanted: RegExp,
): SourceFile[] {
  return [...entries].flatMap(([path, entry]) => {
    const text = wanted.test(path) ? textOf(entry) : undefined;
    return text === undefined ? [] : [{ path: `${dir}/${path}`, text }];
  });
}

/** Every `file:line` that matches. */
export function placesOf(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) =>
      `${path}:${positionAt(text, index).line}`
    )
  );
}

/** The file that a page begins with, as `file:1`; the path where it has none. */
export function fileOfPage(
  { person, manual }: Record<Root, Folder>,
  path: string,
): string {
  const into = languagesIn(person)
    .find((tag) => `${path}/`.startsWith(`/${tag.toLowerCase()}/`));
  // A query names a page of a section, which has one file.
  const name = path.slice(into ? into.length + 2 : 1).replace(/\?.*/, "") ||
    "profile";
  const own = [`${name}.md`, `pages/${name}.md`, `${name}/index.md`]
    .map((file) => into ? translationPath(file, into) : file)
    .find((file) => person.entries.has(file));
  if (own) return `${person.dir}/${own}:1`;
  const doc = `${name.replace(/^docs\//, "")}.md`;
  return manual.entries.has(doc) ? `${manual.dir}/${doc}:1` : path;
}
