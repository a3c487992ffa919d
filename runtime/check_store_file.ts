import { wait } from "./wait.ts";

/** Milliseconds between attempts to read a locked file, and their number. */
const PAUSE = 50;
const MAX_ATTEMPTS = 220;
/** No row expires later. */
const YEAR_10000 = Date.UTC(10_000, 0);

/** Its message names the way back: the file has to be replaced. */
export class DamagedFile extends Error {
  constructor(reason: string) {
    const line = reason.split("\n").join(" ");
    super(
      `the file is damaged (${line}); correct the path, or restore a backup: see /docs/upkeep (docs/upkeep.md)`,
    );
  }
}

/** Another file at this path, which must stay as it is. */
export class OtherFile extends Error {
  constructor() {
    super("the file is not a database of a site; correct the path");
  }
}

/**
 * Checks the file and deletes expired rows. Returns false if the file has no
 * table. Throws if it is damaged or belongs to another program, and leaves it
 * as it was. KV must not be the first to read a damaged file: its thread
 * panics, which ends the process. A full disk shows there, too.
 */
export async function checkStoreFile(path: string): Promise<boolean> {
  // Loaded only if there is a file.
  const { DatabaseSync } = await import("node:sqlite");
  const hasTables = await whenUnlocked(() => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      // One snapshot for all queries. On Deno 2.5 only `exec` names its reason.
      database.exec("BEGIN; SELECT 1 FROM sqlite_master");
      return checkTables((sql) =>
        Object.values(database.prepare(sql).get() ?? {})[0]
      );
    } finally {
      database.close();
    }
  });
  if (!hasTables) return false;
  await whenUnlocked(() => {
    const database = new DatabaseSync(path);
    try {
      database.exec(
        `DELETE FROM kv WHERE expiration_ms BETWEEN 0 AND ${Date.now()}`,
      );
    } catch (error) {
      // KV cannot delete in a read-only file either.
      if (!/readonly/.test(String(error))) throw error;
    } finally {
      database.close();
    }
  });
  return true;
}

function checkTables(ask: (sql: string) => unknown): boolean {
  if (ask("SELECT count(*) FROM sqlite_master") === 0) return false;
  if (ask(KV_TABLE) !== 1) {
    throw new OtherFile();
  }
  const found = ask("PRAGMA integrity_check(1)");
  if (found !== "ok") throw new DamagedFile(String(found));
  for (const [table, condition] of Object.entries(EXPECTED)) {
    if (ask(`SELECT ${condition} FROM ${table}`) === 1) continue;
    throw new DamagedFile(`table "${table}" is not as KV leaves it`);
  }
  return true;
}

const KV_TABLE =
  "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'kv'";

/** State that KV expects. The queue is empty: a site uses none. */
const EXPECTED = {
  migration_state: "sum(k = 0 AND version >= 3) = 1",
  data_version: "sum(k = 0 AND typeof(version) = 'integer') = 1",
  queue: "count(*) = 0",
  queue_running: "count(*) = 0",
  kv: `coalesce(max(expiration_ms) < ${YEAR_10000}, 1)`,
};

/** Reasons of SQLite. Deno 2.5 has one for every statement that it cannot prepare. */
const DAMAGE =
  /^(database disk image is|malformed|file is not a|no such|failed to prepare) /;

async function whenUnlocked<T>(work: () => T): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (DAMAGE.test(reason)) throw new DamagedFile(reason);
      const isLocked = /locked|busy/.test(reason);
      if (!isLocked || attempt === MAX_ATTEMPTS) throw error;
      await wait(PAUSE);
    }
  }
}
