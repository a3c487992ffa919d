import { basename, dirname } from "node:path";
import { holdsContent } from "../../../environment.ts";
import { ConfigError } from "../../../lib/config.ts";
import type { Content } from "../../../lib/content/content.ts";
import { nameSlug } from "../../../lib/content/fields.ts";
import { loadContent, openRoots } from "../../../lib/content/load.ts";
import { RESERVED_PATHS } from "../../../lib/content/names.ts";
import { readFolder } from "../../../lib/content/read_folder.ts";
import type { Files } from "../../new/markdown_file.ts";
import { exists } from "../../new/write_content.ts";
import { workFolder } from "../../new/work_folder.ts";
import type { ImportedPosts } from "./import_posts.ts";
import { mended } from "./mend.ts";

/** Begins the names of folders that hold parts of an import. */
export const PREFIX = ".import-";

/** The content that posts are added to. Throws a ConfigError or a ContentError. */
export async function contentFor(
  dir: string,
  section: string,
): Promise<Content> {
  if (!holdsContent(dir)) {
    throw new ConfigError(
      `${dir} holds no content to add posts to; run deno task new, or import a résumé first`,
    );
  }
  const [fault] = nameSlug("folder").safeParse(section).error?.issues ?? [];
  if (fault || RESERVED_PATHS.includes(section)) {
    throw new ConfigError(
      `--section does not take ${
        JSON.stringify(section)
      }: expected a name of a-z, 0-9 and hyphens that the site does not use, such as posts`,
    );
  }
  if (
    await exists(`${dir}/${section}`) ||
    await exists(`${dir}/pages/${section}.md`)
  ) {
    throw new ConfigError(
      `${dir}/${section} or a page of that name is already there; choose another name with --section, or remove it first`,
    );
  }
  return await loadContent(dir);
}

/**
 * Adds all of the files or none, and never over a file. Returns the texts as they
 * are there: those that the site cannot read are hidden. Throws a ConfigError.
 */
export async function addFiles(
  dir: string,
  made: ImportedPosts,
): Promise<Files> {
  // In the content, because only within a file system can a file be renamed.
  await using folder = workFolder(dir, PREFIX);
  const work = folder.path;
  await writePictures(work, made);
  const { person, manual } = openRoots(dir);
  const entries = new Map([...person.entries, ...readFolder(work).entries]);
  const texts = mended({ person: { ...person, entries }, manual }, made);
  for (const [path, text] of texts) {
    await write(`${work}/${path}`, new TextEncoder().encode(text));
  }
  renameAll(await Array.fromAsync(movesOf(work, dir)));
  return texts;
}

/** Without a picture that fails, its post is one that the site cannot read. */
async function writePictures(
  work: string,
  { files, places, notes }: ImportedPosts,
): Promise<void> {
  for (const [path, data] of files) {
    if (typeof data === "string") continue;
    const bytes = await data().catch(({ message }) =>
      notes.lost(places.get(path) ?? path, `${basename(path)}: ${message}`)
    );
    if (bytes) await write(`${work}/${path}`, bytes);
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  Deno.mkdirSync(dirname(path), { recursive: true });
  await Deno.writeFile(path, bytes);
}

type Move = [from: string, to: string];

/** Folders as a whole where there is none of the name. Throws a ConfigError. */
async function* movesOf(from: string, to: string): AsyncGenerator<Move> {
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    const move: Move = [`${from}/${name}`, `${to}/${name}`];
    if (!await exists(move[1])) yield move;
    else if (isDirectory) yield* movesOf(...move);
    else throw new ConfigError(`${move[1]} is already there; rename it first`);
  }
}

/** Renames all files or none. Synchronous, so that no signal ends the program halfway. */
function renameAll(moves: Move[]): void {
  const done: Move[] = [];
  try {
    for (const [from, to] of moves) {
      Deno.renameSync(from, to);
      done.push([to, from]);
    }
  } catch (error) {
    for (const [to, from] of done) Deno.renameSync(to, from);
    throw error;
  }
}
