import { ConfigError } from "../../../config.ts";
import type { Key, Store, Write } from "../store.ts";
import { entriesOf } from "./export_store.ts";
import { readBackup } from "./read_backup.ts";
import { SURVIVORS } from "./survivors.ts";

/** Entries in one commit, far below the limit of the smallest server. */
const AT_ONCE = 100;

export interface Imported {
  stored: number;
  /** Expired since the export, and not imported. */
  expired: number;
}

/**
 * Imports a backup into an empty store. Throws a ConfigError if a line is
 * wrong, after deleting the entries that were stored. Only the end of the
 * process or of the store can leave a part of them.
 */
export async function importStore(
  store: Store,
  lines: AsyncIterable<string>,
  now: number,
): Promise<Imported> {
  if (!await isEmpty(store)) throw new ConfigError(OCCUPIED);
  try {
    return await takeAll(store, lines, now);
  } catch (error) {
    await takeBack(store).catch((reason) => {
      throw new ConfigError(`${NOT_DELETED}: ${reason.message}; ${NEW_STORE}`);
    });
    throw error;
  }
}

const NEW_STORE = "set KV_PATH to a new database and import again";
const NOT_DELETED = "Cannot import, and cannot delete the imported part";
const OCCUPIED = `Cannot import: the database is not empty; ${NEW_STORE}`;

async function isEmpty(store: Store): Promise<boolean> {
  for await (const _ of store.list([])) return false;
  return true;
}

async function takeAll(
  store: Store,
  lines: AsyncIterable<string>,
  now: number,
): Promise<Imported> {
  const imported = { stored: 0, expired: 0 };
  let waiting: Write[] = [];
  for await (const write of readBackup(lines)) {
    if (write.expiresAt !== undefined && write.expiresAt <= now) {
      imported.expired++;
      continue;
    }
    imported.stored++;
    waiting.push(write);
    if (waiting.length < AT_ONCE) continue;
    await store.commit({ set: waiting });
    waiting = [];
  }
  await store.commit({ set: waiting });
  return imported;
}

async function takeBack(store: Store): Promise<void> {
  for (const family of Object.keys(SURVIVORS)) {
    let gone: Key[] = [];
    for await (const { key } of entriesOf(store, family)) {
      gone.push(key);
      if (gone.length < AT_ONCE) continue;
      await store.commit({ delete: gone });
      gone = [];
    }
    await store.commit({ delete: gone });
  }
}
