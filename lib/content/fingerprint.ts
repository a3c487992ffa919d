import type { Folder } from "./read_folder.ts";

/**
 * A hash of everything below the folders. Of an image only the size and the beginning
 * count, because the content uses no more of it.
 */
export async function fingerprintOf(folders: Folder[]): Promise<string> {
  const parts = folders.flatMap(({ entries }) =>
    [...entries].flatMap(([path, entry]) => {
      const { size, start } = entry.state === "file" ? entry : NOTHING;
      // The length separates the bytes from the next name.
      const head = `${entry.state} ${size} ${start.length} ${path}\n`;
      return [encoder.encode(head), start];
    })
  );
  const digest = await crypto.subtle.digest("SHA-256", joined(parts));
  return new Uint8Array(digest).toHex();
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const NOTHING = { size: 0, start: new Uint8Array() };
const encoder = new TextEncoder();
