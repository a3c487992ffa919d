import { serialize } from "node:v8";

/** What a server holds. */
export interface Held {
  /** Megabytes of memory. */
  memory: number;
  files: number;
  /** Kilobytes of all that the store holds. */
  stored: number;
  /** Kilobytes of its files, with the log that SQLite writes first. */
  disk: number;
}

export const STORE = "kv.sqlite3";

/**
 * Kilobytes that the files of the store may be: SQLite writes its log into the
 * database once it has 1,000 pages of 4 KB, and begins it again.
 */
const DISK = 6_000;
/** By how much what is held may be more in the second half than in the first. */
const GROWTH = 1.1;
/** In the units of each, what comes and goes at any time. */
const SLACK = { memory: 10, files: 5, stored: 50 };

/** Of a process whose store is in the folder (Linux). */
export async function heldBy(pid: number, folder: string): Promise<Held> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const files = await Array.fromAsync(Deno.readDir(`/proc/${pid}/fd`));
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    files: files.length,
    ...await storedIn(folder),
  };
}

/** Of a copy: the store itself belongs to the server. */
async function storedIn(
  folder: string,
): Promise<Pick<Held, "stored" | "disk">> {
  const copy = await Deno.makeTempDir();
  try {
    let disk = 0;
    for await (const { name } of Deno.readDir(folder)) {
      // What SQLite makes anew from the others.
      if (name.endsWith("-shm")) continue;
      await Deno.copyFile(`${folder}/${name}`, `${copy}/${name}`);
      disk += (await Deno.stat(`${copy}/${name}`)).size;
    }
    return {
      stored: await sizeOf(`${copy}/${STORE}`) / 1024,
      disk: disk / 1024,
    };
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
}

async function sizeOf(path: string): Promise<number> {
  using store = await Deno.openKv(path);
  let size = 0;
  for await (const { key, value } of store.list({ prefix: [] })) {
    size += serialize([key, value]).length;
  }
  return size;
}

/** What was too much, or more in the second half than in the first; a collector makes each look at memory a chance. */
export function faultsIn(steady: Held[]): string[] {
  if (steady.length < 6) return ["It was too short to tell what grows"];
  const half = Math.floor(steady.length / 2);
  const grown = (["memory", "files", "stored"] as const).flatMap((what) => {
    const before = mean(steady.slice(0, half), what);
    const then = mean(steady.slice(half), what);
    return then > before * GROWTH && then > before + SLACK[what]
      ? [`${what} grew from ${before.toFixed(1)} to ${then.toFixed(1)}`]
      : [];
  });
  const isLarge = steady.some(({ disk }) => disk > DISK);
  return isLarge ? [...grown, `The store takes more than ${DISK} KB`] : grown;
}

function mean(some: Held[], what: keyof Held): number {
  return some.reduce((sum, each) => sum + each[what], 0) / some.length;
}
