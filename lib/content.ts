import { type Folder, understand } from "./content/folder.ts";
import { kinds } from "./content/kinds.ts";
import { REQUIRED_PAGES } from "./content/rules.ts";
import type { Content } from "./content/schema.ts";
import type { Source } from "./content/source.ts";

export type {
  Channel,
  Contact,
  Content,
  Doc,
  Link,
  Npc,
  NpcId,
  Page,
  Profile,
  Role,
  Skill,
} from "./content/schema.ts";

/** What is wrong with the content: a line for each problem, all of them. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }
}

/** Reads the folder once; what is hidden in it is left out. */
export async function loadContent(dir: string): Promise<Content> {
  await checkReadable(dir);
  const problems: string[] = [];
  const folder = await readFolder({ dir, problems });
  const content = understand(folder, problems);
  if (content) return content;
  throw new ContentError(problems.sort(byPlace.compare));
}

const byPlace = new Intl.Collator("en", { numeric: true });

interface Reader {
  dir: string;
  problems: string[];
}

/** Without the folder, each of its files would be a problem of its own. */
async function checkReadable(dir: string): Promise<void> {
  try {
    await namesIn(dir);
  } catch (error) {
    const fix = "CONTENT_DIR must name a folder that this process may read";
    throw new ContentError([
      `${dir}: ${inWords(error)}; ${fix} (used by every page)`,
    ]);
  }
}

async function readFolder(reader: Reader): Promise<Folder> {
  const [profile, contact, work, pages, docs, npcs, skills] = await Promise.all(
    [
      readFile(reader, "profile", "profile.md", "profile"),
      readFile(reader, "contact", "contact.md", "contact"),
      readMarkdown(reader, "work"),
      readMarkdown(reader, "pages", REQUIRED_PAGES),
      readMarkdown(reader, "docs"),
      readMarkdown(reader, "npcs"),
      readSkills(reader),
    ],
  );
  return { profile, contact, work, pages, docs, npcs, skills };
}

async function readMarkdown(
  reader: Reader,
  kind: keyof Folder,
  required: string[] = [],
): Promise<Source[]> {
  const found = await readNames(reader, kind);
  if (!found) return [];
  const names = found.filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length));
  const sources = await Promise.all(
    [...new Set([...names, ...required])].sort().map((name) =>
      readFile(reader, kind, `${kind}/${name}.md`, name)
    ),
  );
  return sources.flat();
}

async function readSkills(reader: Reader): Promise<Source[]> {
  const names = await readNames(reader, "skills");
  const sources = await Promise.all(
    (names ?? []).filter((name) => !name.startsWith(".")).sort().map((name) =>
      readFile(reader, "skills", `skills/${name}/SKILL.md`, name)
    ),
  );
  return sources.flat();
}

async function readNames(
  { dir, problems }: Reader,
  kind: keyof Folder,
): Promise<string[] | undefined> {
  try {
    return await namesIn(`${dir}/${kind}`);
  } catch (error) {
    const isOptional = kind === "skills";
    if (isOptional && error instanceof Deno.errors.NotFound) return;
    const usedBy = kinds[kind].usedBy("…");
    problems.push(`${dir}/${kind}: ${inWords(error)} (used by ${usedBy})`);
  }
}

async function namesIn(dir: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(dir));
  return entries.map(({ name }) => name);
}

async function readFile(
  { dir, problems }: Reader,
  kind: keyof Folder,
  file: string,
  name: string,
): Promise<Source[]> {
  const path = `${dir}/${file}`;
  try {
    // A byte that is not UTF-8 becomes U+FFFD, which `understand` reports.
    const text = new TextDecoder().decode(await Deno.readFile(path));
    return [{ path, name, text }];
  } catch (error) {
    const usedBy = kinds[kind].usedBy(name);
    problems.push(`${path}:1:1 file: ${inWords(error)} (used by ${usedBy})`);
    return [];
  }
}

function inWords(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "missing; write it";
  if (
    error instanceof Deno.errors.PermissionDenied ||
    error instanceof Deno.errors.NotCapable
  ) return "not readable; allow this process to read it";
  return error instanceof Error ? error.message : String(error);
}
