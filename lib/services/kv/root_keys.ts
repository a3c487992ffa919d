import { ConfigError } from "../../config.ts";
import { isObject } from "../../base/http/json_body.ts";
import { type Key, type Store, YEAR_10000 } from "./store.ts";
import type { RootKey } from "../../base/keys/signing_keys.ts";

const rootKeysKey = (): Key => ["signing_keys"];

export interface StoredKey extends RootKey {
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
  const known = await readKeys(store);
  if (known.keys.length > 0) return known.keys;
  await addKey(store, known, { kid: 0, addedAt: now });
  return await readRootKeys(store, now);
}

interface Known {
  /** The signing key first. */
  keys: StoredKey[];
  version: string | null;
}

/** Throws a ConfigError if the keys are damaged: without them a site cannot start. */
export async function readKeys(store: Store): Promise<Known> {
  const { value, version } = await store.get(rootKeysKey());
  if (value === undefined) return { keys: [], version };
  if (isStoredKeys(value)) return { keys: value, version };
  throw new ConfigError(
    "KV_PATH cannot be used: the signing keys in the database are damaged; restore a backup: see /docs/upkeep",
  );
}

/** Stores a new key before the others. False if another process was faster. */
export async function addKey(
  store: Store,
  { keys, version }: Known,
  named: Omit<StoredKey, "secret">,
): Promise<boolean> {
  const key = rootKeysKey();
  const secret = crypto.getRandomValues(new Uint8Array(32));
  return await store.commit({
    check: [{ key, version }],
    set: [{ key, value: [{ ...named, secret }, ...keys] }],
  });
}
