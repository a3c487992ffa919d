import { z } from "zod";
import type { RootKey } from "../tokens/root_key.ts";
import type { Key, Store } from "./store.ts";

const rootKeysKey = (): Key => ["signing_keys"];

/** How long a key verifies after it has ceased to sign: longer than any job lives. */
const RETIRED_FOR = 25 * 60 * 60_000;

const StoredKeys = z.array(z.object({
  kid: z.int().min(0).max(15),
  secret: z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes)),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
})).min(1);
type StoredKey = z.output<typeof StoredKeys>[number];

/** The root keys in the store, made at the first start: tokens outlive a restart. */
export async function readRootKeys(
  store: Store,
  now: number,
): Promise<RootKey[]> {
  const { value } = await store.get(rootKeysKey());
  if (value !== undefined) return StoredKeys.parse(value);
  await addKey(store, now, (keys) => keys.length === 0);
  return await readRootKeys(store, now);
}

/** Puts a new key before the others, and lets go of those that no live token needs. */
export async function rotateRootKeys(
  store: Store,
  now: number,
): Promise<RootKey> {
  while (true) {
    const added = await addKey(store, now, () => true);
    if (added) return added;
  }
}

/** Undefined where it is not wanted, or where another process was faster. */
async function addKey(
  store: Store,
  now: number,
  isWanted: (keys: StoredKey[]) => boolean,
): Promise<StoredKey | undefined> {
  const { value, version } = await store.get(rootKeysKey());
  const keys = value === undefined ? [] : StoredKeys.parse(value);
  if (!isWanted(keys)) return;
  const added = {
    kid: freeKid(keys),
    secret: crypto.getRandomValues(new Uint8Array(32)),
    addedAt: now,
  };
  // A key ceased to sign when the one before it in the list was added.
  const live = keys.filter((_, i) =>
    i === 0 || now - (keys[i - 1]?.addedAt ?? now) < RETIRED_FOR
  );
  const isAdded = await store.commit({
    check: [{ key: rootKeysKey(), version }],
    // The number of a key is four bits of a token, so there are sixteen.
    set: [{ key: rootKeysKey(), value: [added, ...live].slice(0, 16) }],
  });
  return isAdded ? added : undefined;
}

/** The number after the newest one's, so that one which is let go rests longest. */
function freeKid(keys: StoredKey[]): number {
  const [newest] = keys;
  if (!newest) return 0;
  const taken = new Set(keys.map(({ kid }) => kid));
  for (let step = 1; step < 16; step++) {
    const kid = (newest.kid + step) % 16;
    if (!taken.has(kid)) return kid;
  }
  throw new Error("Cannot rotate more than 15 times in 25 hours");
}
