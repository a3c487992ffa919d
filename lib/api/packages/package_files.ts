import { roff } from "../../../clients/typescript/cli/help/roff.ts";
import { DEFAULT_BASE_URL } from "../../../clients/typescript/default_base_url.ts";
import type { Folder } from "../../content/content.ts";
import { textOf } from "../../content/mod.ts";

/**
 * The modification time of every file in a package. The value is npm's. It is
 * fixed, so that the same files give the same bytes.
 */
export const PACKAGE_MTIME = "1985-10-26T08:15:00";

/** Texts by path, in the order of the archive. */
export type PackageFiles = Map<string, string>;

/**
 * The files of a client's package, with the address of the site as their default.
 * `place` maps a path in the folder to a path in the package, or to undefined.
 */
export function filesOf(
  { entries }: Folder,
  baseUrl: string,
  place: (path: string) => string | undefined,
): PackageFiles {
  const files: PackageFiles = new Map();
  for (const [path, entry] of entries) {
    const name = place(path);
    const text = name === undefined ? undefined : textOf(entry);
    if (name === undefined || text === undefined) continue;
    files.set(name, withAddress(name, text, baseUrl));
  }
  return files;
}

export function needed({ dir, entries }: Folder, path: string): string {
  const text = textOf(entries.get(path));
  if (text === undefined) throw new Error(`Cannot read ${dir}/${path}`);
  return text;
}

/**
 * Replaces the address of a checkout with the address of the site. In code the
 * address is one JSON literal. A README and a manual page contain the bare address.
 */
export function withAddress(name: string, text: string, baseUrl: string) {
  if (name.endsWith(".md")) {
    return text.replaceAll(DEFAULT_BASE_URL, () => baseUrl);
  }
  if (name.endsWith(".1")) {
    return text.replaceAll(DEFAULT_BASE_URL, () => roff(baseUrl));
  }
  return text.replaceAll(
    JSON.stringify(DEFAULT_BASE_URL),
    () => JSON.stringify(baseUrl),
  );
}
