import { ConfigError } from "../../lib/config.ts";
import { refuseLarge, type Source } from "./source.ts";

const MAX_FILES = 50_000;
const SKIPPED = new Set([".git", "node_modules"]);

/** The files of a folder, at any depth. Follows no symbolic link. */
export async function readTree(root: string): Promise<Omit<Source, "name">> {
  const paths: string[] = [];
  for await (const path of filesBelow(root, "")) {
    paths.push(path);
    if (paths.length > MAX_FILES) {
      throw new ConfigError(
        `more than ${MAX_FILES} files, the maximum; name the folder of the export itself`,
      );
    }
  }
  const known = new Set(paths);
  return {
    paths: paths.sort(),
    async read(wanted) {
      const listed = wanted.filter((path) => known.has(path));
      const infos = await Promise.all(
        listed.map((path) => Deno.stat(`${root}/${path}`)),
      );
      refuseLarge(infos.map(({ size }) => size));
      const files = await Promise.all(
        listed.map((path) => Deno.readFile(`${root}/${path}`)),
      );
      return new Map(files.map((bytes, at) => [listed[at] ?? "", bytes]));
    },
  };
}

async function* filesBelow(
  root: string,
  before: string,
): AsyncGenerator<string> {
  for await (const { name, isFile, isDirectory } of Deno.readDir(root)) {
    if (isFile) yield before + name;
    if (isDirectory && !SKIPPED.has(name)) {
      yield* filesBelow(`${root}/${name}`, `${before}${name}/`);
    }
  }
}
