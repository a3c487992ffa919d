import { ConfigError } from "../../../lib/config.ts";
import type { Store } from "../../../lib/services/kv/store.ts";
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
  for await (const part of inParts(readBackup(lines))) {
    const set = part.filter(({ expiresAt = Infinity }) => expiresAt > now);
    imported.stored += set.length;
    imported.expired += part.length - set.length;
    await store.commit({ set });
  }
  return imported;
}

async function takeBack(store: Store): Promise<void> {
  for (const family of Object.keys(SURVIVORS)) {
    for await (const part of inParts(entriesOf(store, family))) {
      await store.commit({ delete: part.map(({ key }) => key) });
    }
  }
}

async function* inParts<T>(items: AsyncIterable<T>) {
  let part: T[] = [];
  for await (const item of items) {
    if (part.push(item) < AT_ONCE) continue;
    yield part;
    part = [];
  }
  yield part;
}
