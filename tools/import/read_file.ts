import { ConfigError } from "../../lib/config.ts";
import { type ReadResume, readResume } from "./read_resume.ts";

const MAX_MEGABYTES = 20;

/** The résumé in a file. Throws a ConfigError. */
export async function readFile(file: string): Promise<ReadResume> {
  try {
    return readResume(decode(await bytesOf(file)));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`Cannot import ${file}: ${error.message}`);
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    const { size } = await Deno.stat(file);
    if (size <= MAX_MEGABYTES * 2 ** 20) return await Deno.readFile(file);
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
  throw new ConfigError(
    `larger than ${MAX_MEGABYTES} MB, the maximum; remove what is not part of the résumé`,
  );
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError("not UTF-8; save it as UTF-8");
  }
}
