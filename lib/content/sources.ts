import { posix } from "node:path";
import type { Source } from "./front_matter.ts";
import { IMAGES } from "./anchors.ts";
import type { Kind, Roots } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import { originalsIn, ownerIn, translationOf } from "./languages.ts";
import { imageAt } from "./read_image.ts";
import { faultOf, type Folder, textOf } from "./read_folder.ts";

/**
 * The files of a kind, with their translations `into` a language. Missing and
 * unreadable ones are added to `mistakes`.
 */
export function sourcesOf(
  roots: Roots,
  kind: Kind<unknown>,
  mistakes: Diagnostic[],
  into?: string,
): Source[] {
  const folder = roots[kind.root];
  // The manual belongs to the software, not to the owner.
  const isFilled = kind.root === "person" && !kind.keepsNames;
  const owner = isFilled ? ownerIn(folder, into) : undefined;
  return filesOf(originalsIn(folder), kind, mistakes).flatMap(
    ({ file, name }) => {
      const path = `${folder.dir}/${file}`;
      const entry = folder.entries.get(file);
      const text = textOf(entry);
      if (text !== undefined) {
        const find = (name: string) =>
          imageAt(folder, pathNear(file, name), posix.dirname(file));
        const findImage = kind.root === "person" ? find : undefined;
        const own = into && translationOf(folder, file, into);
        return [{ path, name, text, owner, findImage, ...own }];
      }
      const isOwn = entry || kind.files.includes("*/");
      const fault = isOwn
        ? faultOf(entry, "file")
        : missing(folder.entries, file);
      mistakes.push(errorAt(path, fault, kind.usedBy(name)));
      return [];
    },
  );
}

/** Error message for what every person has; the sample has one to copy. */
function missing(entries: Folder["entries"], path: string): string {
  const other = entries.keys().find((each) => each.toLowerCase() === path);
  const fix = other
    ? `rename ${other} to ${path}`
    : `copy it back from your backup, or copy sample/${path} and replace its words`;
  const what = path.includes(".") ? "file" : "folder";
  return `this ${what} is missing; ${fix}`;
}

/** Takes the path of an image relative to a file, or its address on the site. */
function pathNear(file: string, name: string): string {
  const [before, path] = name.split(IMAGES);
  return before === "" && path ? path : posix.join(posix.dirname(file), name);
}

interface Found {
  /** Below the root: `work/acme.md`. */
  file: string;
  /** The text in place of the star, or the name of the file: `acme`. */
  name: string;
}

function filesOf(
  { dir, entries }: Folder,
  { files, required = [], isOptional, usedBy }: Kind<unknown>,
  mistakes: Diagnostic[],
): Found[] {
  if (files.startsWith("*/")) return inFreeFolders(entries);
  const [before = "", after] = files.split("*");
  if (after === undefined) {
    if (isOptional && !entries.has(files)) return [];
    return [{ file: files, name: files.replace(/\.\w+$/, "") }];
  }
  const parent = before.replace(/\/$/, "");
  const entry = entries.get(parent);
  if (entry?.state !== "folder") {
    const where = parent ? `${dir}/${parent}` : dir;
    const fault = entry ? faultOf(entry, "folder") : missing(entries, parent);
    if (entry || !isOptional) mistakes.push(errorAt(where, fault, usedBy("…")));
    return [];
  }
  const names = namesIn(entries, before, after);
  return [...new Set([...names, ...required])].sort()
    .map((name) => ({ file: before + name + after, name }));
}

function namesIn(entries: Folder["entries"], before: string, after: string) {
  const found = [...entries.keys()].filter((path) => path.startsWith(before))
    .map((path) => path.slice(before.length))
    .filter((name) => name !== "" && !name.includes("/"));
  if (after.startsWith("/")) return found;
  return found.filter((name) => name.endsWith(after))
    .map((name) => name.slice(0, -after.length));
}

/** Files in folders that no kind names and that have an index. */
function inFreeFolders(entries: Folder["entries"]): Found[] {
  return [...entries.keys()].flatMap((file) => {
    const [, folder = "", base = ""] = /^([^/]+)\/([^/]+)\.md$/.exec(file) ??
      [];
    const isOurs = base !== "" && !NAMED.has(folder) &&
      entries.has(`${folder}/index.md`);
    return isOurs ? [{ file, name: `${folder}/${base}` }] : [];
  });
}

const NAMED = new Set(
  Object.values(kinds).map(({ files }) => files.split("/", 1)[0]),
);
