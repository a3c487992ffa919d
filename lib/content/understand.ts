import { posix } from "node:path";
import { checkNames } from "./check_names.ts";
import type { Content, Said } from "./content.ts";
import { isImagePath } from "./image.ts";
import type { Kind, Root } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Folder } from "./read_folder.ts";
import { shownImages } from "./shown_images.ts";
import { sourcesOf } from "./sources.ts";
import { THEME } from "./theme.ts";
import type { Read } from "./ignored_files.ts";

type Roots = Record<Root, Folder>;

/** What the files say; undefined where they are wrong, which goes to `mistakes`. */
export function understand(
  roots: Roots,
  mistakes: Diagnostic[],
): Content | undefined {
  const said: Partial<Said> = {};
  for (const name of names) understandKind(said, name, roots, mistakes);
  checkNames(said, roots.person.dir, mistakes);
  if (mistakes.length > 0 || !isWhole(said)) return;
  return {
    ...said,
    images: shownImages(said, roots.person),
    theme: roots.person.entries.get(THEME)?.state === "file",
  };
}

/** What kinds read of a folder, right or wrong, and the files that those name. */
export function readOf(roots: Roots, root: Root): Read {
  const known = Object.values(kindOf).filter((kind) => kind.root === root);
  const { dir, entries } = roots[root];
  const sources = known.flatMap((kind) => sourcesOf(roots, kind, []));
  const files = sources.map(({ path }) => path.slice(dir.length + 1));
  const images = [...entries.keys()].filter((path) =>
    isImagePath(path) &&
    sources.some(({ text }) => text.includes(posix.basename(path)))
  );
  const folders = known.map(({ files }) => files.split("/*", 1)[0] ?? "");
  return {
    files: new Set([...files, ...images, THEME]),
    folders: ["", ...folders],
  };
}

function understandKind<Name extends keyof Said>(
  said: Partial<Said>,
  name: Name,
  roots: Roots,
  mistakes: Diagnostic[],
): void {
  const kind = kindOf[name];
  const sources = sourcesOf(roots, kind, mistakes);
  const result = kind.understand(sources, mistakes);
  if (result !== undefined) said[name] = result;
}

/** The same list; here the type of each result goes by its name. */
const kindOf: { [Name in keyof Said]: Kind<Said[Name]> } = kinds;

const names = Object.keys(kinds).filter(isName);

function isName(name: string): name is keyof Said {
  return name in kinds;
}

function isWhole(said: Partial<Said>): said is Said {
  return names.every((name) => name in said);
}
