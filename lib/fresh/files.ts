import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files below a directory, sorted; hidden ones only in `.well-known`. */
export function walk(dir: string): string[] {
  // An app need not have every directory.
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file)).sort();
}
