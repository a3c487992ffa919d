import type { Folder } from "./read_folder.ts";

/** A name for all that lies below the folders: any change of a byte changes it. */
export async function fingerprintOf(folders: Folder[]): Promise<string> {
  const parts = folders.flatMap(({ entries }) =>
    [...entries].flatMap(([path, entry]) => {
      const bytes = entry.state === "file" ? entry.bytes : NOTHING;
      // The length says where the bytes end and the next name begins.
      const head = `${entry.state} ${bytes.length} ${path}\n`;
      return [encoder.encode(head), bytes];
    })
  );
  const all = await new Blob(parts).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all)).toHex();
}

const NOTHING = new Uint8Array();
const encoder = new TextEncoder();
