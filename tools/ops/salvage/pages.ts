/** The pages of a SQLite file and of its log, in the words of sqlite.org/fileformat2.html. */
export interface Pages {
  /** All pages of file and log, older versions included. */
  all: Page[];
  /** The newest page of a number. */
  at(number: number): Uint8Array | undefined;
}

export interface Page {
  bytes: Uint8Array;
  /** Offset of the page header; 100 on the first page. */
  start: number;
}

const FILE_HEADER = 100;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const DEFAULT_SIZE = 4_096;

/** Reads whatever the file has; its header may be damaged. */
export function pagesOf(file: Uint8Array, log: Uint8Array): Pages {
  const size = pageSizeOf(file);
  const all: Page[] = [];
  const newest = new Map<number, Uint8Array>();
  const add = (number: number, bytes: Uint8Array) => {
    newest.set(number, bytes);
    all.push({ bytes, start: number === 1 ? FILE_HEADER : 0 });
  };
  for (let at = 0; at + size <= file.length; at += size) {
    add(at / size + 1, file.subarray(at, at + size));
  }
  const frame = FRAME_HEADER + size;
  for (let at = LOG_HEADER; at + frame <= log.length; at += frame) {
    // Frames of an earlier turn of the log have other salts.
    if (!isSame(log.subarray(at + 8, at + 16), log.subarray(16, 24))) break;
    const bytes = log.subarray(at + FRAME_HEADER, at + frame);
    add(uint32(log, at), bytes);
  }
  return { all, at: (number) => newest.get(number) };
}

function pageSizeOf(file: Uint8Array): number {
  const size = ((file[16] ?? 0) << 8) + (file[17] ?? 0);
  return size >= 512 && (size & (size - 1)) === 0 ? size : DEFAULT_SIZE;
}

export function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

function isSame(some: Uint8Array, others: Uint8Array): boolean {
  return some.every((byte, at) => byte === others[at]);
}
