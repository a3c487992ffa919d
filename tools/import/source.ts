import { ConfigError } from "../../lib/config.ts";

/** An export: a file, a folder or a ZIP. Formats read the files that they list. */
export interface Source {
  /** As the command line names it. */
  name: string;
  /** Paths below it, with slashes, each in one line. A single file has its name as the path. */
  paths: string[];
  /** Paths that cannot be read, and the reason. Reading may add to them. */
  skipped: Map<string, string>;
  /** Returns the bytes of listed paths; others are left out. Throws a ConfigError. */
  read(paths: string[]): Promise<Map<string, Uint8Array>>;
}

/** A source, whatever its name. */
export type Opened = Omit<Source, "name">;

const MEGABYTE = 2 ** 20;
/** All that one call may read, unpacked. */
const MAX_MEGABYTES = 200;
const MAX_TEXT_MEGABYTES = 20;

/** Returns a function that adds sizes, and throws a ConfigError for too large a sum. */
export function sizeCounter(): (size: number) => void {
  let sum = 0;
  return (size) => {
    sum += size;
    if (sum <= MAX_MEGABYTES * MEGABYTE) return;
    throw new ConfigError(
      `larger than ${MAX_MEGABYTES} MB, the maximum; remove what need not be imported`,
    );
  };
}

/** Texts of paths, without a byte order mark. Throws a ConfigError. */
export async function textsOf(
  source: Source,
  paths: string[],
): Promise<Map<string, string>> {
  const files = await source.read(paths);
  return new Map(paths.map((path) => {
    const bytes = files.get(path);
    if (!bytes) {
      throw new ConfigError(`${path} ${source.skipped.get(path) ?? MISSING}`);
    }
    if (bytes.length > MAX_TEXT_MEGABYTES * MEGABYTE) {
      throw new ConfigError(
        `${path} is larger than ${MAX_TEXT_MEGABYTES} MB, the maximum of a text; remove what need not be imported`,
      );
    }
    const text = textIn(bytes);
    if (text !== undefined) return [path, text];
    throw new ConfigError(`${path} is ${NOT_UTF8}`);
  }));
}

const MISSING = "is not in the export";
export const NOT_UTF8 = "not UTF-8; save it as UTF-8";

/** Text in UTF-8 or UTF-16, with or without a byte order mark; undefined for other bytes. */
export function textIn(bytes: Uint8Array): string | undefined {
  const [one, two] = bytes;
  const isLittle = one === 0xff && two === 0xfe || two === 0;
  const isBig = one === 0xfe && two === 0xff || one === 0;
  const name = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return;
  }
}

export function textInWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}

/** The start of one file for `detect`, which may be of any kind. */
export async function glance(source: Source, path = ""): Promise<string> {
  const bytes = (await source.read([path])).get(path) ?? new Uint8Array();
  const start = bytes.subarray(0, MAX_TEXT_MEGABYTES * MEGABYTE);
  return textIn(start) ?? textInWindows1252(start);
}
