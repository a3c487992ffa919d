import { isImagePath } from "./image.ts";

/** Everything below a folder, read at one moment. */
export interface Folder {
  /** The path in messages: `content`. */
  dir: string;
  /** Keys are paths below the folder. The folder itself has the empty path. */
  entries: Map<string, FolderEntry>;
}

export type FolderEntry =
  | FileEntry
  | { state: "folder" }
  /** The reason ends with a fix after a semicolon. */
  | { state: "unreadable"; why: string };

interface FileEntry {
  state: "file";
  /** Bytes. */
  size: number;
  /** All of a text, or the beginning of an image. */
  start: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns undefined for anything but a text file. Invalid UTF-8 becomes U+FFFD. */
export function textOf(entry: FolderEntry | undefined): string | undefined {
  if (entry?.state !== "file") return;
  return withLineEnds(new TextDecoder().decode(entry.bytes));
}

/** U+2028 and U+2029 end a line. YAML makes a blank of a line end within a value. */
function withLineEnds(text: string): string {
  if (!/[\u2028\u2029]/.test(text)) return text;
  const end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
  const front = end === -1 ? text : text.slice(0, end);
  return front.replace(/[\u2028\u2029]/g, " ") +
    text.slice(front.length).replace(/[\u2028\u2029]/g, "\n");
}

/** A symbolic link may lead to a folder around it; content is never this deep. */
const MAX_DEPTH = 8;

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
      if (depth === MAX_DEPTH) return;
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

/** Reads the rest of an image only when needed: the build knows most images. */
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

/** Sorted. Names that begin with a dot belong to tools, and with ~$ to an open Word. */
function entriesIn(dir: string): Deno.DirEntry[] {
  return [...Deno.readDirSync(dir)]
    .filter(({ name }) => !/^(?:\.|~\$)/.test(name))
    .sort((one, other) => one.name < other.name ? -1 : 1);
}

function inWords(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "missing; create it";
  if (
    error instanceof Deno.errors.PermissionDenied ||
    error instanceof Deno.errors.NotCapable
  ) return "not readable; allow this process to read it";
  const reason = error instanceof Error ? error.message : String(error);
  return `not readable (${reason}); check the path and its permissions`;
}

/** Error message for an entry that is not the expected file or folder. */
export function faultOf(
  entry: FolderEntry | undefined,
  expected: "file" | "folder",
): string {
  if (!entry) return `this ${expected} is missing; create it`;
  return entry.state === "unreadable"
    ? `this ${expected} is ${entry.why}`
    : `this is not a ${expected}; replace it with a ${expected} of the same name`;
}
