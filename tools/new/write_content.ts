import { basename, dirname } from "node:path";
import { holdsContent } from "../../environment.ts";
import { ConfigError } from "../../lib/config.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { loadContent } from "../../lib/content/load.ts";
import type { Files } from "./markdown_file.ts";
import { cannotWrite, workFolder } from "./work_folder.ts";

interface Options {
  /** Moves an existing folder aside. */
  replace: boolean;
  /** YYYY-MM-DD, for the name of what is put aside. */
  today: string;
}

/**
 * Makes the folder with these files, all of them or none. Returns the new place of
 * the owner's folder that was there before. Throws a ConfigError.
 */
export async function writeContent(
  dir: string,
  files: Files,
  { replace, today }: Options,
): Promise<string | undefined> {
  refuseOwnFolder(dir, replace);
  const isThere = await exists(dir);
  const isOwn = holdsContent(dir);
  // Beside it, because only within a file system can a folder be renamed.
  await using work = await makeFolderBeside(dir);
  const made = `${work.path}/${basename(dir)}`;
  await writeFiles(made, files);
  await check(made, dir);
  if (isThere) await keepReadme(dir, made);
  const aside = await putInPlace(made, dir, isThere ? today : undefined);
  if (isOwn || !aside) return aside;
  await Deno.remove(aside, { recursive: true });
}

/** Throws a ConfigError for a folder that holds content, unless it is replaced. */
export function refuseOwnFolder(dir: string, replace: boolean): void {
  if (replace || !holdsContent(dir)) return;
  throw new ConfigError(
    `${dir} already holds content; use --replace to rename it and make a new folder`,
  );
}

/** The README comes with the software. */
async function keepReadme(from: string, to: string): Promise<void> {
  try {
    await Deno.copyFile(`${from}/README.md`, `${to}/README.md`);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw cannotWrite(to, error);
  }
}

/** Restores the previous folder if writing fails. */
async function putInPlace(
  made: string,
  dir: string,
  today: string | undefined,
): Promise<string | undefined> {
  const aside = today && await freeName(`${dir}.before-${today}`);
  try {
    // Synchronous, so that no signal ends the program between the two.
    if (aside) Deno.renameSync(dir, aside);
    Deno.renameSync(made, dir);
    return aside;
  } catch (error) {
    if (aside && !await exists(dir)) await Deno.rename(aside, dir);
    throw cannotWrite(dir, error);
  }
}

async function makeFolderBeside(dir: string) {
  const parent = dirname(dir);
  await Deno.mkdir(parent, { recursive: true }).catch((error) => {
    throw cannotWrite(parent, error);
  });
  return workFolder(parent, ".content-");
}

async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    Deno.mkdirSync(dirname(`${dir}/${path}`), { recursive: true });
    await Deno.writeTextFile(`${dir}/${path}`, text);
  }
}

/** Nothing is written that the site would not start with. */
async function check(made: string, dir: string): Promise<void> {
  try {
    await loadContent(made);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // The message is complete: no file is left for the doctor to check.
    throw new ConfigError(error.message.replaceAll(made, dir));
  }
}

async function freeName(name: string): Promise<string> {
  let number = 1;
  let free = name;
  while (await exists(free)) free = `${name}-${++number}`;
  return free;
}

export async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
