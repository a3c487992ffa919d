import { basename } from "node:path";
import { ConfigError } from "../../lib/config.ts";
import { refuseLarge, type Source } from "./source.ts";
import { readTree } from "./source_folder.ts";
import { openZip } from "./source_zip.ts";

/** Throws a ConfigError. */
export async function openSource(name: string): Promise<Source> {
  const { isDirectory, size } = await statOf(name);
  if (isDirectory) return { name, ...await readTree(name) };
  refuseLarge([size]);
  const bytes = await Deno.readFile(name);
  return { name, ...openZip(bytes) ?? single(basename(name), bytes) };
}

function single(path: string, bytes: Uint8Array): Omit<Source, "name"> {
  return {
    paths: [path],
    read: (paths) =>
      Promise.resolve(
        new Map(paths.includes(path) ? [[path, bytes]] : []),
      ),
  };
}

async function statOf(name: string): Promise<Deno.FileInfo> {
  try {
    return await Deno.stat(name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new ConfigError(
        "there is no such file; copy it into this folder, or check its name",
      );
    }
    throw new ConfigError(
      error instanceof Error ? error.message : String(error),
    );
  }
}
