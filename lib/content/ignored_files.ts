import type { Folder } from "./read_folder.ts";
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
  for (const [path, { state }] of entries) {
    if (state !== "file" || path === README || paths.files.has(path)) continue;
    const folder = nearest(parentOf(path), known);
    const [top = ""] = path.split("/", 1);
    if (folder === "" && top !== path) found.set(top, UNKNOWN_FOLDER);
    else found.set(path, adviceOn(path, folder));
  }
  return [...found].map(([place, advice]) => ({
    severity: "warning",
    place,
    ...advice,
  }));
}

const UNKNOWN_FOLDER: Advice = {
  what: "without an index.md it is no section, and nothing in it is read",
  fix: "give it an index.md, or move it out of the folder",
};

function adviceOn(path: string, folder: string): Advice {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const [, name, extension = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
  const right = rightExtension(extension);
  if (right && extension !== right) {
    const what = `because its name does not end in .${right}`;
    return orMove(what, `rename it to ${name}.${right}`);
  }
  if (extension === "md" && folder !== parentOf(path)) {
    return notRead("because it lies too deep", `move it to ${folder}/${file}`);
  }
  if (file === "index.md" && folder === "") {
    const what = "because the first page is made of the others";
    return orMove(what, "write its words into profile.md");
  }
  if (extension === "md" && folder === "") {
    const what = "because no page has its words here";
    return notRead(what, `move it to pages/${file}`);
  }
  const named = NAMES.get(extension);
  return named && path === file
    ? orMove("because of its name", `call it ${named}`)
    : notRead("because nothing shows it", "move it out of the folder");
}

function orMove(why: string, fix: string): Advice {
  return notRead(why, `${fix}, or move it out of the folder`);
}

function notRead(why: string, fix: string): Advice {
  return { what: `not read, ${why}`, fix };
}

const NAMES = new Map([
  ["yaml", "resume.yaml or words.yaml"],
  ["css", "theme.css"],
]);

function rightExtension(extension: string): string | undefined {
  if (/^(md|mdx|markdown|mdown|mkd|txt)$/i.test(extension)) return "md";
  if (/^ya?ml$/i.test(extension)) return "yaml";
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The folder itself, or the nearest known folder around it. */
function nearest(folder: string, known: Set<string>): string {
  while (folder && !known.has(folder)) folder = parentOf(folder);
  return folder;
}
