import { ConfigError } from "../../lib/config.ts";
import { makePhoto, type Photo } from "./make_photo.ts";

const MAX_MEGABYTES = 100;

/** The photo in a file, made small. Throws a ConfigError. */
export async function readPhoto(file: string): Promise<Photo> {
  try {
    return await makePhoto(await bytesOf(file));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`Cannot use ${file}: ${error.message}`);
  }
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const { size } = await Deno.stat(file);
    if (size <= MAX_MEGABYTES * 2 ** 20) return await Deno.readFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new ConfigError("there is no such file; check its name and folder");
    }
    throw new ConfigError(
      error instanceof Error ? error.message : String(error),
    );
  }
  throw new ConfigError(
    `it is larger than ${MAX_MEGABYTES} MB, the maximum; export it as JPEG`,
  );
}
