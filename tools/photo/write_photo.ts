import { basename, dirname, join } from "node:path";
import { ConfigError } from "../../lib/config.ts";
import type { Photo } from "./make_photo.ts";

/** Writes to a path where no file is. Throws a ConfigError. */
export async function writeTo(path: string, { bytes }: Photo): Promise<void> {
  if (!/\.jpe?g$/i.test(path)) {
    throw new ConfigError(
      `Cannot write ${path}: the photo is a JPEG; let the name end with .jpg`,
    );
  }
  try {
    await Deno.writeFile(path, bytes, { createNew: true });
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) {
      throw new ConfigError(
        `Cannot write ${path}: there is a file; choose another name, or remove it`,
      );
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Cannot write ${path}: ${why}`);
  }
}

/** Writes into the folder of the original, under a name of its own. Returns the path. */
export function writeBeside(file: string, photo: Photo): Promise<string> {
  const stem = basename(file).replace(/\.\w+$/, "");
  // Characters that the URL of a picture may have.
  const name = stem.replace(/[^\w.-]+/g, "-").replace(/^[-.]+|-+$/g, "");
  return writeFree(dirname(file), `${name || "photo"}-small`, photo);
}

/** Adds a number to the name where there is a file. Returns the path. */
export async function writeFree(
  dir: string,
  name: string,
  photo: Photo,
): Promise<string> {
  const taken = new Set([...Deno.readDirSync(dir)].map(({ name }) => name));
  let number = 1;
  let free = `${name}.jpg`;
  while (taken.has(free)) free = `${name}-${++number}.jpg`;
  const path = join(dir, free);
  await writeTo(path, photo);
  return path;
}

/** Line for the owner. */
export function written(path: string, { bytes, width, height }: Photo) {
  const kilobytes = Math.ceil(bytes.length / 1024);
  return `Wrote ${path}: ${width} by ${height} pixels, ${kilobytes} KB, without position and other metadata`;
}
