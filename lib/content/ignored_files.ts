import { levenshteinDistance } from "@std/text/levenshtein-distance";
import { isImagePath } from "./image.ts";
import { type Folder, type FolderEntry, textOf } from "./read_folder.ts";
import type { Diagnostic } from "./diagnostic.ts";

export interface KnownPaths {
  files: Set<string>;
  /** The empty path is the root. */
  folders: string[];
}

/** Comes with the software and tells the owner about the folder. */
const README = "README.md";

type Advice = Pick<Diagnostic, "what" | "fix">;

/** Files that no kind reads. An unknown folder is listed without its files. */
export function ignoredFiles(
  { entries }: Folder,
  paths: KnownPaths,
): Diagnostic[] {
  const found = new Map<string, Advice>();
  const known = new Set([...paths.folders, ...[...paths.files].map(parentOf)]);
  for (const [path, entry] of entries) {
    if (entry.state !== "file" || path === README || paths.files.has(path)) {
      continue;
    }
    const folder = nearest(parentOf(path), known);
    const [top = ""] = path.split("/", 1);
    if (folder !== "" || top === path) {
      found.set(path, adviceOn(path, folder, { entries, paths }));
    } else if (!found.has(top) || isJob(entry) || /\/index\.md/i.test(path)) {
      found.set(top, folderAdvice(path, isJob(entry), paths.folders));
    }
  }
  return [...found].map(([place, advice]) => ({
    severity: "warning",
    place,
    ...advice,
  }));
}

function folderAdvice(path: string, isWork: boolean, known: string[]): Advice {
  const [top = "", below = ""] = path.split("/");
  const near = known.find((name) =>
    name.length > 1 && levenshteinDistance(top.toLowerCase(), name) < 2
  );
  const right = near ?? (isWork ? "work" : undefined);
  if (right) return orMove("of its name", `rename it to ${right}`, "folder");
  const fix = known.includes(below)
    ? "move what is in it one folder up"
    : /^index\.md/i.test(below)
    ? `rename ${below} to index.md`
    : "add an index.md (not index.md.txt) to make it a section";
  return orMove("it has no index.md", fix, "folder");
}

function isJob(entry?: FolderEntry): boolean {
  const text = textOf(entry) ?? "";
  return /^company:/m.test(text) && /^role:/m.test(text);
}

/** Files of one name, by a field that no other file has. */
const SINGLE = { "profile.md": /^hue:/m, "contact.md": /^response_time:/m };

function adviceOn(
  path: string,
  folder: string,
  { entries, paths }: { entries: Folder["entries"]; paths: KnownPaths },
): Advice {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const [, name, extension = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
  const right = rightExtension(extension, path);
  if (right && extension !== right) {
    const what = `its name does not end in .${right}`;
    // Editors append .txt to a name that has its extension already.
    const own = name?.endsWith(`.${right}`) ? name : `${name}.${right}`;
    return orMove(what, `rename it to ${own}`);
  }
  if (/^index\.md$/i.test(file) && file !== "index.md") {
    return orMove("of its name", "rename it to index.md");
  }
  if (extension === "md" && folder !== parentOf(path)) {
    const own = parentOf(path).split("/").at(-1) ?? "";
    const right = paths.folders.includes(own) ? own : folder;
    return ignored(
      `it is in a folder below ${folder}/`,
      `move it to ${right}/${file}`,
    );
  }
  if (file === "index.md" && folder === "") {
    const what = "the software builds the home page from the other files";
    return orMove(what, "move the text to profile.md");
  }
  if (extension === "md" && folder === "") {
    const entry = entries.get(path);
    const text = textOf(entry) ?? "";
    const [own] = Object.entries(SINGLE).find(([name, field]) =>
      file.toLowerCase() === name || field.test(text)
    ) ?? [];
    if (own) {
      return entries.has(own)
        ? orMove(`it is a second ${own}`, "delete it")
        : orMove("of its name", `rename it to ${own}`);
    }
    return isJob(entry)
      ? ignored("a job must be in work/", `move it to work/${file}`)
      : ignored("a page must be in pages/", `move it to pages/${file}`);
  }
  if (/^hei[cf]$/i.test(extension)) {
    return orMove("it is a HEIC photo", "export it as JPEG");
  }
  if (isImagePath(path)) {
    return orMove("no page uses it", "name it in a file to show it");
  }
  const named = NAMES.get(extension);
  return named && path === file
    ? orMove("of its name", `rename it to ${named}`)
    : ignored("no page uses it", "move it out of the content folder");
}

function orMove(why: string, fix: string, what?: "folder"): Advice {
  return ignored(why, `${fix}, or move it out of the content folder`, what);
}

function ignored(why: string, fix: string, what = "file"): Advice {
  return { what: `this ${what} is ignored, because ${why}`, fix };
}

const NAMES = new Map([
  ["yaml", "resume.yaml, words.yaml or moved.yaml"],
  ["css", "theme.css"],
]);

function rightExtension(extension: string, path: string) {
  if (/^ya?ml$/i.test(extension)) return "yaml";
  if (!/^(md|mdx|markdown|mdown|mkd|txt)$/i.test(extension)) return;
  return /^(resume|words|moved)\.\w+$/i.test(path) ? "yaml" : "md";
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The folder itself, or the nearest known folder around it. */
function nearest(folder: string, known: Set<string>): string {
  while (folder && !known.has(folder)) folder = parentOf(folder);
  return folder;
}
