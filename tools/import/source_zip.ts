import {
  configure,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from "npm:@zip.js/zip.js@2.24.0";
import { ConfigError } from "../../lib/config.ts";
import { inOneLine } from "./in_one_line.ts";
import { type Opened, sizeCounter } from "./source.ts";

configure({ useWebWorkers: false });

/** Beginnings of an entry, and of the end of an empty ZIP. */
const SIGNS = ["PK\x03\x04", "PK\x05\x06"];

/** The files of a ZIP; undefined for other bytes. Throws a ConfigError. */
export async function openZip(bytes: Uint8Array): Promise<Opened | undefined> {
  if (!SIGNS.includes(String.fromCharCode(...bytes.subarray(0, 4)))) return;
  const files = await filesIn(bytes);
  return {
    paths: [...files.keys()].sort(),
    skipped: new Map(),
    async read(paths) {
      const count = sizeCounter();
      const read = new Map<string, Uint8Array>();
      for (const path of paths) {
        const entry = files.get(path);
        if (entry) read.set(path, await unpacked(entry, count));
      }
      return read;
    },
  };
}

async function filesIn(bytes: Uint8Array): Promise<Map<string, FileEntry>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries({
    decodeText: utf8In,
    // The reader refuses a path that leads out of the folder.
    normalizeFilename: (name) => name.replaceAll("\\", "/"),
  }).catch(refuse);
  // macOS adds copies of attributes.
  return new Map(
    entries.filter((entry) => !entry.directory)
      .filter(({ filename }) => !filename.startsWith("__MACOSX/"))
      .map((entry) => [inOneLine(entry.filename), entry]),
  );
}

/** The bytes of an entry. `count` stops them, whatever size the ZIP states. */
async function unpacked(
  entry: FileEntry,
  count: (size: number) => void,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const to = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      count(part.length);
      parts.push(part);
    },
  });
  await entry.getData(to, { checkSignature: true }).catch(refuse);
  return await new Blob(parts).bytes();
}

function refuse(error: unknown): never {
  if (error instanceof ConfigError) throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new ConfigError(`not a sound ZIP: ${why}; download it again`);
}

/** Most names are UTF-8, even if the ZIP does not say so. */
function utf8In(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  return text.includes("\uFFFD") ? undefined : text;
}
