import { basename } from "node:path";
import { ConfigError } from "../../lib/config.ts";
import { inOneLine } from "./in_one_line.ts";
import { type Opened, sizeCounter, type Source } from "./source.ts";

const MAX_FILES = 50_000;
const SKIPPED = [".git", "node_modules"];
const BAD_NAME = "its name is not UTF-8; rename it";
const NO_FILE = "a link, a pipe or a device; copy its content into a file";

/** Throws a ConfigError. */
export async function openSource(name: string): Promise<Source> {
  const { isDirectory, isFile } = await Deno.stat(name).catch((error) => {
    throw refusal(error, name);
  });
  if (isDirectory) return { name, ...await readTree(name) };
  // The end of a pipe or of a device may never come.
  if (!isFile) throw new ConfigError(NO_FILE);
  const bytes = await readFile(name, sizeCounter()).catch((error) => {
    throw refusal(error, name);
  });
  const path = inOneLine(basename(name));
  const { openZip } = await import("./source_zip.ts");
  const single: Opened = {
    paths: [path],
    skipped: new Map(),
    read: (paths) =>
      Promise.resolve(new Map(paths.includes(path) ? [[path, bytes]] : [])),
  };
  return { name, ...await openZip(bytes) ?? single };
}

function refusal(error: unknown, name: string): ConfigError {
  const { NotCapable, NotFound } = Deno.errors;
  if (error instanceof ConfigError) return error;
  // Deno refuses some devices whatever its permissions.
  if (error instanceof NotCapable) return new ConfigError(NO_FILE);
  return new ConfigError(
    !(error instanceof NotFound)
      ? `it ${reasonOf(error)}`
      : name.includes("\uFFFD")
      ? BAD_NAME
      : "there is no such file; copy it into this folder, or check its name",
  );
}

/** Reason for a file or a folder that cannot be read. */
function reasonOf(error: unknown): string {
  const why = error instanceof Deno.errors.PermissionDenied
    ? "you have no permission; run chmod u+r on it"
    : error instanceof Error
    ? inOneLine(error.message)
    : String(error);
  return `cannot be read: ${why}`;
}

async function readFile(path: string, count: (size: number) => void) {
  count((await Deno.stat(path)).size);
  return await Deno.readFile(path);
}

/** The files of a folder, at any depth. Follows no symbolic link. */
async function readTree(root: string): Promise<Opened> {
  const skipped = new Map<string, string>();
  const known = await namesBelow(root, skipped);
  return {
    paths: [...known.keys()].sort(),
    skipped,
    async read(wanted) {
      const count = sizeCounter();
      const files = wanted.filter((path) => known.has(path)).map((path) =>
        readFile(`${root}/${known.get(path)}`, count).then(
          (bytes) => [[path, bytes]] as const,
          (error) => {
            if (error instanceof ConfigError) throw error;
            skipped.set(path, reasonOf(error));
            return [];
          },
        )
      );
      return new Map((await Promise.all(files)).flat());
    },
  };
}

/** Names of files below a folder, by their paths in one line. */
async function namesBelow(root: string, skipped: Source["skipped"]) {
  const names = new Map<string, string>();
  for await (const path of filesBelow(root, "", skipped)) {
    if (names.set(inOneLine(path), path).size <= MAX_FILES) continue;
    throw new ConfigError(
      `more than ${MAX_FILES} files, the maximum; name the folder of the export itself`,
    );
  }
  return names;
}

async function* filesBelow(
  root: string,
  before: string,
  skipped: Source["skipped"],
): AsyncGenerator<string> {
  const skip = (path: string, why: string) => skipped.set(inOneLine(path), why);
  try {
    for await (const entry of Deno.readDir(root)) {
      const path = before + entry.name;
      if (entry.isDirectory && SKIPPED.includes(entry.name)) continue;
      if (path.includes("\uFFFD")) skip(path, BAD_NAME);
      else if (entry.isFile) yield path;
      else if (entry.isDirectory) {
        yield* filesBelow(`${root}/${entry.name}`, `${path}/`, skipped);
      } else skip(path, NO_FILE);
    }
  } catch (error) {
    skip(before || ".", reasonOf(error));
  }
}
