import { ConfigError } from "../../config.ts";
import { isObject } from "../../base/http/json_body.ts";
import { HOUR, MINUTE } from "../../base/time/days.ts";
import { type Key, type Store, YEAR_10000 } from "./store.ts";
import type { RootKey } from "../../base/keys/signing_keys.ts";

const rootKeysKey = (): Key => ["signing_keys"];

/** Milliseconds for which a retired key still verifies: longer than any job lives. */
const RETIRED_FOR = 25 * HOUR;

interface StoredKey extends RootKey {
  addedAt: number;
}

/** True for one or more keys, each with its own number. */
export function isStoredKeys(value: unknown): value is StoredKey[] {
  if (!Array.isArray(value) || !value.every(isStoredKey)) return false;
  const kids = new Set(value.map(({ kid }) => kid));
  return value.length > 0 && kids.size === value.length;
}

function isStoredKey(value: unknown): value is StoredKey {
  return isObject(value) && isWhole(value.kid, 16) &&
    value.secret instanceof Uint8Array && value.secret.length >= 32 &&
    isWhole(value.addedAt, YEAR_10000);
}

function isWhole(value: unknown, end: number): boolean {
  return Number.isInteger(value) && 0 <= Number(value) && Number(value) < end;
}

/** Reads the root keys, and creates them at the first start, so that tokens outlive a restart. */
export async function readRootKeys(
  store: Store,
  now: number,
): Promise<RootKey[]> {
  const keys = await listRootKeys(store);
  if (keys.length > 0) return keys;
  await addKey(store, now, (keys) => keys.length === 0);
  return await readRootKeys(store, now);
}

/**
 * Adds a key that signs from now on, and removes those that no live token
 * needs. Throws a ConfigError if all sixteen numbers are in use.
 */
export async function rotateRootKeys(store: Store, now: number) {
  while (true) {
    const added = await addKey(store, now, () => true);
    if (added) return added;
  }
}

/** Keys in the store, the signing key first. Creates none. */
export async function listRootKeys(store: Store): Promise<StoredKey[]> {
  const { keys } = await readKeys(store);
  return keys;
}

/** Throws a ConfigError if the keys are damaged: without them a site cannot start. */
async function readKeys(store: Store) {
  const { value, version } = await store.get(rootKeysKey());
  if (value === undefined) return { keys: [], version };
  if (isStoredKeys(value)) return { keys: value, version };
  throw new ConfigError(
    "KV_PATH cannot be used: the signing keys in the database are damaged; restore a backup: see /docs/upkeep",
  );
}

/** Undefined if no key is wanted, or if another process was faster. */
async function addKey(
  store: Store,
  now: number,
  isWanted: (keys: StoredKey[]) => boolean,
): Promise<StoredKey | undefined> {
  const { keys, version } = await readKeys(store);
  if (!isWanted(keys)) return;
  const live = keys.filter((_, i) => now < endOf(keys, i));
  const added = {
    kid: freeKid(live, now),
    secret: crypto.getRandomValues(new Uint8Array(32)),
    addedAt: now,
  };
  const isAdded = await store.commit({
    check: [{ key: rootKeysKey(), version }],
    set: [{ key: rootKeysKey(), value: [added, ...live] }],
  });
  return isAdded ? added : undefined;
}

/** Time from which no live token needs the key. It ceased to sign when the next one was added. */
function endOf(keys: StoredKey[], index: number): number {
  const next = keys[index - 1];
  return next ? next.addedAt + RETIRED_FOR : Infinity;
}

/** Follows the newest number, so that a released one is reused last. */
function freeKid(keys: StoredKey[], now: number): number {
  const [newest] = keys;
  if (!newest) return 0;
  const taken = new Set(keys.map(({ kid }) => kid));
  for (let step = 1; step < 16; step++) {
    const kid = (newest.kid + step) % 16;
    if (!taken.has(kid)) return kid;
  }
  // A token has four bits for the number.
  const ends = keys.map((_, i) => endOf(keys, i));
  const minutes = Math.ceil((Math.min(...ends) - now) / MINUTE);
  throw new ConfigError(
    `Cannot add a key: expected fewer than 16 in use; try again in ${minutes} minutes`,
  );
}
