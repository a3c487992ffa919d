import { roff } from "../../../clients/typescript/cli/help/roff.ts";
import { DEFAULT_BASE_URL } from "../../../clients/typescript/default_base_url.ts";
import { type Folder, textOf } from "../../content/read_folder.ts";

/** What lies in a package: texts by their paths, in the order of the archive. */
export type PackageFiles = Map<string, string>;

/**
 * The files of a client that go into its package, with the address of the site
 * as their default. `place` says where a file of the folder stands in the
 * package; undefined leaves it out.
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

/** The text of a file that a client must have. */
export function needed({ dir, entries }: Folder, path: string): string {
  const text = textOf(entries.get(path));
  if (text === undefined) throw new Error(`Cannot read ${dir}/${path}`);
  return text;
}

/**
 * The address of a site in the place of that of a checkout. Code has it in one
 * literal, which JavaScript and Python read as JSON writes it; a README and a
 * manual page have it in their words.
 */
export function withAddress(
  name: string,
  text: string,
  baseUrl: string,
): string {
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
