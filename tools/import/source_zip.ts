import { unzipSync } from "fflate/browser";
import { ConfigError } from "../../lib/config.ts";
import { refuseLarge, type Source } from "./source.ts";

interface Packed {
  /** Name as the reader of the ZIP has it. */
  name: string;
  /** Size that the ZIP states. */
  size: number;
}

/** The files of a ZIP; undefined for other bytes. Throws a ConfigError. */
export function openZip(bytes: Uint8Array): Omit<Source, "name"> | undefined {
  if (!isZip(bytes)) return;
  const packed = new Map<string, Packed>();
  unzip(bytes, ({ name, originalSize }) => {
    const path = pathOf(name);
    // macOS adds copies of attributes.
    const isFile = !path.endsWith("/") && !path.startsWith("__MACOSX/");
    if (isFile) packed.set(path, { name, size: originalSize });
    return false;
  });
  return {
    paths: [...packed.keys()].sort(),
    read: (paths) => Promise.resolve(unpack(bytes, packed, paths)),
  };
}

/** `PK` and the type of an entry, or of the end of an empty ZIP. */
function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b &&
    (three === 3 && four === 4 || three === 5 && four === 6);
}

function unpack(
  bytes: Uint8Array,
  packed: Map<string, Packed>,
  paths: string[],
): Map<string, Uint8Array> {
  const wanted = new Map(paths.flatMap((path) => {
    const found = packed.get(path);
    return found ? [[found.name, { path, size: found.size }]] : [];
  }));
  refuseLarge([...wanted.values()].map(({ size }) => size));
  const files = unzip(bytes, ({ name }) => wanted.has(name));
  // A ZIP may state a smaller size than it has.
  refuseLarge(Object.values(files).map(({ length }) => length));
  return new Map(
    Object.entries(files).map(([name, data]) => [
      wanted.get(name)?.path ?? name,
      data,
    ]),
  );
}

type Filter = NonNullable<Parameters<typeof unzipSync>[1]>["filter"];

function unzip(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
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
  try {
    return new TextDecoder("utf-8", { fatal: true })
      .decode(Uint8Array.from(codes));
  } catch {
    return name;
  }
}
