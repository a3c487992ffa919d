import { ConfigError } from "../../lib/config.ts";

/** An export: a file, a folder or a ZIP. Formats read the files that they list. */
export interface Source {
  /** As the command line names it. */
  name: string;
  /** Paths below it, with slashes. A single file has its name as the path. */
  paths: string[];
  /** Returns the bytes of listed paths; others are left out. Throws a ConfigError. */
  read(paths: string[]): Promise<Map<string, Uint8Array>>;
}

const MEGABYTE = 2 ** 20;
/** All that one call may read, unpacked. */
const MAX_MEGABYTES = 200;
const MAX_TEXT_MEGABYTES = 20;

/** Throws a ConfigError for files that are too large together. */
export function refuseLarge(sizes: number[]): void {
  const sum = sizes.reduce((all, size) => all + size, 0);
  if (sum <= MAX_MEGABYTES * MEGABYTE) return;
  throw new ConfigError(
    `larger than ${MAX_MEGABYTES} MB, the maximum; remove what need not be imported`,
  );
}

/** Texts of listed paths, without a byte order mark. Throws a ConfigError. */
export async function textsOf(
  source: Source,
  paths: string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [path, bytes] of await source.read(paths)) {
    if (bytes.length > MAX_TEXT_MEGABYTES * MEGABYTE) {
      throw new ConfigError(
        `${path} is larger than ${MAX_TEXT_MEGABYTES} MB, the maximum of a text; remove what need not be imported`,
      );
    }
    try {
      texts.set(path, new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      throw new ConfigError(`${path} is not UTF-8; save it as UTF-8`);
    }
  }
  return texts;
}

/** The start of one file for `detect`, which may be of any kind. */
export async function glance(source: Source, path = ""): Promise<string> {
  const bytes = (await source.read([path])).get(path);
  const start = bytes?.subarray(0, MAX_TEXT_MEGABYTES * MEGABYTE);
  return new TextDecoder().decode(start);
}
