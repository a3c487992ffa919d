import { checkStoreFile, DamagedFile, OtherFile } from "./check_store_file.ts";

/** Files of SQLite. New ones get the mode of the first. */
export function storeFiles(path: string): string[] {
  return ["", "-wal", "-shm", "-journal"].map((suffix) => path + suffix);
}

/**
 * Creates the file of the database and its folder for the owner alone, and
 * closes an existing file to others. It holds the signing keys. An existing
 * folder is not changed. Throws if the file is damaged or no database, and
 * leaves it as it was.
 */
export async function makeStoreFile(
  path: string,
  warn: (message: string) => void,
): Promise<void> {
  await makeFolder(folderOf(path));
  if (await makeFile(path) > 0) await checkStoreFile(path);
  if (Deno.build.os === "windows") return;
  for (const name of storeFiles(path)) {
    await closeToOthers(name).catch(() =>
      warn(`"${name}" can be read by other users: run chmod 600 on this file`)
    );
  }
}

/**
 * Returns a function that deletes new files. For a program that creates the
 * database and may fail before it is used.
 */
export async function undoOfMaking(path: string): Promise<() => Promise<void>> {
  const folder = folderOf(path);
  const made = [
    ...await isMissing(path) ? storeFiles(path) : [],
    ...await isMissing(folder) ? [folder] : [],
  ];
  return async () => {
    // Most side files are gone already.
    for (const name of made) await Deno.remove(name).catch(() => {});
  };
}

async function isMissing(path: string): Promise<boolean> {
  const found = await Deno.stat(path).catch((error) => error);
  return found instanceof Deno.errors.NotFound;
}

/** Throws without a database of a site: a program that only reads creates none. */
export async function findStoreFile(path: string): Promise<void> {
  const { isFile, size } = await Deno.stat(path).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new Error("no such file; correct the path, or start the site once");
  });
  const isOurs = isFile && size > 0 && await checkStoreFile(path);
  if (!isOurs) throw new OtherFile();
}

/** Returns the number of bytes read, at most sixteen. Throws if the file is no database. */
async function makeFile(path: string): Promise<number> {
  using file = await Deno.open(path, {
    read: true,
    write: true,
    create: true,
    mode: 0o600,
  });
  // Reading a pipe would never end.
  if (!(await file.stat()).isFile) throw new OtherFile();
  const head = new Uint8Array(SQLITE.length);
  const length = await file.read(head);
  if (length === null || new TextDecoder().decode(head) === SQLITE) {
    return length ?? 0;
  }
  throw new DamagedFile("not a database");
}

/** Header string (SQLite file format, section 1.3). */
const SQLITE = "SQLite format 3\0";

// `dirname` would be the only module of Node that a start loads.
function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
  return path.slice(0, end + 1) || ".";
}

async function makeFolder(path: string): Promise<void> {
  try {
    await Deno.mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Without permission for the folder, only its files are written.
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
  }
}

async function closeToOthers(path: string): Promise<void> {
  const mode = await Deno.stat(path).then((at) => at.mode, () => null);
  if (mode !== null && mode & 0o077) await Deno.chmod(path, mode & 0o700);
}
