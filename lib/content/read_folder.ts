import { isImagePath } from "./image.ts";

/** What lies below a folder, all of one moment. */
export interface Folder {
  /** As we print it: `content`. */
  dir: string;
  /** By the path below it; the folder itself is at the empty path. */
  entries: Map<string, FolderEntry>;
}

export type FolderEntry =
  | FileEntry
  | { state: "folder" }
  /** `why` ends in what to do about it. */
  | { state: "unreadable"; why: string };

interface FileEntry {
  state: "file";
  /** In bytes. */
  size: number;
  /** All of a text, the beginning of an image. */
  start: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a file says, with U+FFFD where it is not UTF-8; undefined of anything else. */
export function textOf(entry: FolderEntry | undefined): string | undefined {
  if (entry?.state !== "file") return;
  return new TextDecoder().decode(entry.bytes);
}

/** A link may lead back to where it lies; nothing of ours lies this deep. */
const DEEPEST = 8;

export function readFolder(dir: string): Folder {
  const entries: Folder["entries"] = new Map();
  addEntry("", 0);
  return { dir, entries };

  function addEntry(path: string, depth: number, known?: Deno.DirEntry): void {
    const place = path ? `${dir}/${path}` : dir;
    try {
      const isFile = known && !known.isSymlink
        ? known.isFile
        : Deno.statSync(place).isFile;
      if (isFile) {
        entries.set(path, isImagePath(path) ? image(place) : whole(place));
        return;
      }
      const below = entriesIn(place);
      entries.set(path, { state: "folder" });
      if (depth === DEEPEST) return;
      for (const entry of below) {
        const { name } = entry;
        addEntry(path ? `${path}/${name}` : name, depth + 1, entry);
      }
    } catch (error) {
      entries.set(path, { state: "unreadable", why: inWords(error) });
    }
  }
}

function whole(place: string): FileEntry {
  const bytes = Deno.readFileSync(place);
  return { state: "file", size: bytes.length, start: bytes, bytes };
}

const START = 64 * 1024;

/** Most starts know all of an image already, and need not read it. */
function image(place: string): FileEntry {
  using file = Deno.openSync(place);
  const start = new Uint8Array(START);
  const length = file.readSync(start) ?? 0;
  return {
    state: "file",
    size: file.statSync().size,
    start: start.slice(0, length),
    get bytes() {
      return Deno.readFileSync(place);
    },
  };
}

/** Sorted, and without what begins with a dot: that belongs to some tool. */
function entriesIn(dir: string): Deno.DirEntry[] {
  return [...Deno.readDirSync(dir)]
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => one.name < other.name ? -1 : 1);
}

function inWords(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "missing; write it";
  if (
    error instanceof Deno.errors.PermissionDenied ||
    error instanceof Deno.errors.NotCapable
  ) return "not readable; allow this process to read it";
  return error instanceof Error ? error.message : String(error);
}
