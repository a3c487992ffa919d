import { ConfigError } from "../../lib/config.ts";
import type { Format } from "./formats/format.ts";
import { formatOf } from "./formats/mod.ts";
import { openSource } from "./open_source.ts";
import type { Source } from "./source.ts";

/** Reads a file, folder or ZIP in its format. Throws a ConfigError. */
export async function readSource<T>(
  name: string,
  from: string | undefined,
  read: (format: Format, source: Source) => Promise<T>,
): Promise<T> {
  try {
    const source = await openSource(name);
    return await read(await formatOf(source, from), source);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`Cannot import ${name}: ${error.message}`);
  }
}
