import { type Unzipped, unzipSync } from "fflate/browser";
import { ConfigError } from "../../lib/config.ts";
import { refuseLarge, type Source } from "./source.ts";

/** Beginnings of an entry, and of the end of an empty ZIP. */
const SIGNS = ["PK\x03\x04", "PK\x05\x06"];

/** The files of a ZIP; undefined for other bytes. Throws a ConfigError. */
export function openZip(bytes: Uint8Array): Omit<Source, "name"> | undefined {
  if (!SIGNS.includes(String.fromCharCode(...bytes.subarray(0, 4)))) return;
  /** Name as the reader of the ZIP has it, and the size that the ZIP states. */
  const packed = new Map<string, { name: string; size: number }>();
  unzip(bytes, (name, size) => {
    const path = pathOf(name);
    // macOS adds copies of attributes.
    const isFile = !path.endsWith("/") && !path.startsWith("__MACOSX/");
    if (isFile) packed.set(path, { name, size });
    return false;
  });
  const read = (paths: string[]) => {
    const wanted = paths.flatMap((path) => {
      const found = packed.get(path);
      return found ? [{ path, ...found }] : [];
    });
    refuseLarge(wanted.map(({ size }) => size));
    const names = new Set(wanted.map(({ name }) => name));
    const files = unzip(bytes, (name) => names.has(name));
    return new Map(
      wanted.map(({ path, name }) => [path, files[name] ?? new Uint8Array()]),
    );
  };
  return {
    paths: [...packed.keys()].sort(),
    // deno-lint-ignore require-await -- a mistake rejects
    read: async (paths) => read(paths),
  };
}

/** Takes no more of an entry than the ZIP states. Throws a ConfigError. */
function unzip(
  bytes: Uint8Array,
  isWanted: (name: string, size: number) => boolean,
): Unzipped {
  const filter: NonNullable<Parameters<typeof unzipSync>[1]>["filter"] = (
    { name, originalSize },
  ) => isWanted(name, originalSize);
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError("not a ZIP that can be unpacked; download it again");
  }
}

/** Throws a ConfigError for a path that leads out of the folder. */
function pathOf(name: string): string {
  const path = utf8Of(name).replaceAll("\\", "/");
  const isInside = !/^\/|^[a-z]:|\0/i.test(path) &&
    !path.split("/").includes("..");
  if (isInside) return path;
  throw new ConfigError(
    `the ZIP has a path that leads out of it: ${JSON.stringify(path)}`,
  );
}

/** The reader takes names without flag 2048 as Latin-1; most are UTF-8. */
function utf8Of(name: string): string {
  const codes = Array.from(name, (letter) => letter.charCodeAt(0));
  if (codes.some((code) => code > 0xff)) return name;
  const text = new TextDecoder().decode(Uint8Array.from(codes));
  return text.includes("\uFFFD") ? name : text;
}
