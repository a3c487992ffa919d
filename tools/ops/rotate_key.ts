import { ConfigError } from "../../lib/config.ts";
import { HOUR, MINUTE } from "../../lib/base/time/days.ts";
import {
  addKey,
  readKeys,
  type StoredKey,
} from "../../lib/services/kv/root_keys.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import type { Command } from "./command.ts";

/** A new key signs from now on; the ones before still verify for a day and more. */
export const rotateKey: Command = {
  options: {},
  store: "write",
  async run({ open, config, now, print }) {
    if (config.SIGNING_KEYS) {
      throw new ConfigError(
        "Cannot rotate the key, because SIGNING_KEYS is set; run deno task ops generate-key and put the new key first in SIGNING_KEYS",
      );
    }
    const { kid } = await rotateRootKeys(await open(), now);
    print(`Key ${kid} signs from now on`);
  },
};

/** Milliseconds for which a retired key still verifies: longer than any job lives. */
const RETIRED_FOR = 25 * HOUR;

/**
 * Adds a key that signs from now on, and removes those that no live token
 * needs. Throws a ConfigError if all sixteen numbers are in use.
 */
export async function rotateRootKeys(store: Store, now: number) {
  while (true) {
    const { keys, version } = await readKeys(store);
    const live = keys.filter((_, i) => now < endOf(keys, i));
    const kid = freeKid(live, now);
    const named = { kid, addedAt: now };
    if (await addKey(store, { keys: live, version }, named)) return named;
  }
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
