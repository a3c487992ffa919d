import { checkStoreFile, DamagedFile } from "./check_store_file.ts";

/** The database and what SQLite puts beside it; new ones get the mode of the first. */
export function storeFiles(path: string): string[] {
  return ["", "-wal", "-shm", "-journal"].map((suffix) => path + suffix);
}

/**
 * Makes the file of the database, and its folder, for their owner alone; what
 * was there and was open to others no longer is. It holds the keys that tokens
 * are signed with. The folder is left alone where it was there, and so is a file
 * that is no database, or a damaged one, for which it throws.
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
      warn(`"${name}" can be read by others: run chmod 600 on it`)
    );
  }
}

/**
 * How to have nothing again where there is nothing now: for a program that makes
 * the database and may fail before anybody needs it.
 */
export async function undoOfMaking(path: string): Promise<() => Promise<void>> {
  const folder = folderOf(path);
  const made = [
    ...await isMissing(path) ? storeFiles(path) : [],
    ...await isMissing(folder) ? [folder] : [],
  ];
  return async () => {
    // Most that lie beside it are gone already.
    for (const name of made) await Deno.remove(name).catch(() => {});
  };
}

async function isMissing(path: string): Promise<boolean> {
  const found = await Deno.stat(path).catch((error) => error);
  return found instanceof Deno.errors.NotFound;
}

/** Throws where no site has its database: a program that only reads makes none. */
export async function findStoreFile(path: string): Promise<void> {
  const { isFile, size } = await Deno.stat(path);
  if (!isFile) throw new Error("it is not a file");
  if (size === 0 || !await checkStoreFile(path)) {
    throw new Error("it is no database of a site");
  }
}

/** Returns how many bytes it finds, of sixteen; throws where no database begins so. */
async function makeFile(path: string): Promise<number> {
  using file = await Deno.open(path, {
    read: true,
    write: true,
    create: true,
    mode: 0o600,
  });
  const head = new Uint8Array(SQLITE.length);
  const length = await file.read(head);
  if (length === null || new TextDecoder().decode(head) === SQLITE) {
    return length ?? 0;
  }
  throw new DamagedFile("not a database");
}

/** What every file of SQLite begins with (its file format, section 1.3). */
const SQLITE = "SQLite format 3\0";

// Node's `dirname` would be the one module of Node's that a start loads.
function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
  return path.slice(0, end + 1) || ".";
}

async function makeFolder(path: string): Promise<void> {
  try {
    await Deno.mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Where the database lies beside the site, only its files may be written.
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
  }
}

async function closeToOthers(path: string): Promise<void> {
  const mode = await Deno.stat(path).then((at) => at.mode, () => null);
  if (mode !== null && mode & 0o077) await Deno.chmod(path, mode & 0o700);
}
