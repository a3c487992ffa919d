import { ConfigError } from "../../lib/config.ts";
import type { ReadOptions } from "./formats/format.ts";
import { formatOf } from "./formats/mod.ts";
import type { ReadResume } from "./read_resume.ts";
import { openSource } from "./open_source.ts";

/** The résumé in a file, folder or ZIP. Throws a ConfigError. */
export async function readSource(
  name: string,
  from: string | undefined,
  options: ReadOptions,
): Promise<ReadResume> {
  try {
    const source = await openSource(name);
    const format = await formatOf(source, from);
    return await format.read(source, options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`Cannot import ${name}: ${error.message}`);
  }
}
