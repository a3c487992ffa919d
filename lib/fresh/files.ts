/** The files below a directory, sorted; dot-files only from `.well-known`. */
export function walk(dir: string, skip: readonly string[] = []): string[] {
  const files: string[] = [];
  for (const { name, isDirectory, isFile } of entries(dir)) {
    if (skip.includes(name)) continue;
    if (name.startsWith(".") && name !== ".well-known") continue;
    if (isFile) files.push(name);
    if (!isDirectory) continue;
    files.push(
      ...walk(`${dir}/${name}`, skip).map((file) => `${name}/${file}`),
    );
  }
  return files.sort();
}

/** A module specifier; it equals the one that a relative import resolves to. */
export function fileUrl(path: string): string {
  return new URL(`file://${path.replace(/[%?#]/g, encodeURIComponent)}`).href;
}

function entries(dir: string): Deno.DirEntry[] {
  try {
    return [...Deno.readDirSync(dir)];
  } catch (error) {
    // An app need not have every directory.
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
