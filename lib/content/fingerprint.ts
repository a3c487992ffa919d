import type { Content } from "./content.ts";
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

const sources = new WeakMap<Content, string>();

/** Remembers the hash of the files that a content was read from. */
export function rememberSource(content: Content, fingerprint: string): void {
  const { editions = [] } = content;
  for (const each of [content, ...editions]) sources.set(each, fingerprint);
}

/** Undefined for a content that no files have as it is. */
export function sourceOf(content: Content): string | undefined {
  return sources.get(content);
}
