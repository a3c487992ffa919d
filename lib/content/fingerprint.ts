import type { Folder } from "./read_folder.ts";

const NOTHING = { size: 0, start: new Uint8Array() };

/**
 * A hash of everything below the folders. Of an image only the size and the beginning
 * count, because the content uses no more of it.
 */
export async function fingerprintOf(folders: Folder[]): Promise<string> {
  const parts = folders.flatMap(({ entries }) =>
    [...entries].flatMap(([path, entry]) => {
      const { size, start } = entry.state === "file" ? entry : NOTHING;
      // The length separates the bytes from the next name.
      return [`${entry.state} ${size} ${start.length} ${path}\n`, start];
    })
  );
  const bytes = await new Blob(parts).bytes();
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex();
}
