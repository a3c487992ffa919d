import { checkNames } from "./check_names.ts";
import type { Content } from "./content.ts";
import type { Kind, Root } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import type { Folder } from "./read_folder.ts";
import { sourcesOf } from "./sources.ts";
import type { Read } from "./unread_files.ts";

type Roots = Record<Root, Folder>;

/** What the files say; undefined where they are wrong, which goes to `problems`. */
export function understand(
  roots: Roots,
  problems: string[],
): Content | undefined {
  const content: Partial<Content> = {};
  for (const name of names) understandKind(content, name, roots, problems);
  checkNames(content, roots.person.dir, problems);
  return problems.length === 0 && isWhole(content) ? content : undefined;
}

/** What kinds read of a folder, right or wrong. */
export function readOf(roots: Roots, root: Root): Read {
  const known = Object.values(kindOf).filter((kind) => kind.root === root);
  const { dir } = roots[root];
  const files = known.flatMap((kind) => sourcesOf(roots, kind, []))
    .map(({ path }) => path.slice(dir.length + 1));
  const folders = known.map(({ files }) => files.split("/*", 1)[0] ?? "");
  return { files: new Set(files), folders: ["", ...folders] };
}

function understandKind<Name extends keyof Content>(
  content: Partial<Content>,
  name: Name,
  roots: Roots,
  problems: string[],
): void {
  const kind = kindOf[name];
  const sources = sourcesOf(roots, kind, problems);
  const result = kind.understand(sources, problems);
  if (result !== undefined) content[name] = result;
}

/** The same list; here the type of each result goes by its name. */
const kindOf: { [Name in keyof Content]: Kind<Content[Name]> } = kinds;

const names = Object.keys(kinds).filter(isName);

function isName(name: string): name is keyof Content {
  return name in kinds;
}

function isWhole(content: Partial<Content>): content is Content {
  return names.every((name) => name in content);
}
