import { positionAt } from "../../lib/content/locate.ts";
import type { Folder } from "../../lib/content/read_folder.ts";

/** A file of words, as it lies in the folder. */
export interface SourceFile {
  /** As we print it. */
  path: string;
  text: string;
}

/** The Markdown and the YAML of folders. */
export function wordsIn(...folders: Folder[]): SourceFile[] {
  return folders.flatMap(({ dir, entries }) =>
    [...entries].flatMap(([path, entry]) => {
      if (entry.state !== "file" || !/\.(md|yaml)$/.test(path)) return [];
      const text = new TextDecoder().decode(entry.bytes);
      return [{ path: `${dir}/${path}`, text }];
    })
  );
}

/** Every `file:line` where a file says this. */
export function placesOf(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) =>
      `${path}:${positionAt(text, index).line}`
    )
  );
}
