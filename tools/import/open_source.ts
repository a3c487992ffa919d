import { basename } from "node:path";
import { ConfigError } from "../../lib/config.ts";
import { refuseLarge, type Source } from "./source.ts";
import { openZip } from "./source_zip.ts";

const MAX_FILES = 50_000;
const SKIPPED = [".git", "node_modules"];

/** Throws a ConfigError. */
export async function openSource(name: string): Promise<Source> {
  const { isDirectory, size } = await Deno.stat(name).catch((error) => {
    const isMissing = error instanceof Deno.errors.NotFound;
    throw new ConfigError(
      isMissing
        ? "there is no such file; copy it into this folder, or check its name"
        : error.message,
    );
  });
  if (isDirectory) return { name, ...await readTree(name) };
  refuseLarge([size]);
  const bytes = await Deno.readFile(name);
  const path = basename(name);
  const single: Omit<Source, "name"> = {
    paths: [path],
    read: (paths) =>
      Promise.resolve(new Map(paths.includes(path) ? [[path, bytes]] : [])),
  };
  return { name, ...openZip(bytes) ?? single };
}

/** The files of a folder, at any depth. Follows no symbolic link. */
async function readTree(root: string): Promise<Omit<Source, "name">> {
  const known = new Set<string>();
  for await (const path of filesBelow(root, "")) {
    if (known.add(path).size <= MAX_FILES) continue;
    throw new ConfigError(
      `more than ${MAX_FILES} files, the maximum; name the folder of the export itself`,
    );
  }
  return {
    paths: [...known].sort(),
    async read(wanted) {
      const listed = wanted.filter((path) => known.has(path));
      const infos = listed.map((path) => Deno.stat(`${root}/${path}`));
      refuseLarge((await Promise.all(infos)).map(({ size }) => size));
      const files = listed.map(async (path) =>
        [path, await Deno.readFile(`${root}/${path}`)] as const
      );
      return new Map(await Promise.all(files));
    },
  };
}

async function* filesBelow(
  root: string,
  before: string,
): AsyncGenerator<string> {
  for await (const { name, isFile, isDirectory } of Deno.readDir(root)) {
    if (isFile) yield before + name;
    if (isDirectory && !SKIPPED.includes(name)) {
      yield* filesBelow(`${root}/${name}`, `${before}${name}/`);
    }
  }
}
