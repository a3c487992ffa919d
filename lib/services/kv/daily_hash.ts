import { dateOf, DAY, MINUTE } from "../../base/time/days.ts";
import { once } from "../../base/time/once.ts";
import type { Key, Store } from "./store.ts";

/** Milliseconds after midnight in which the key of a day is still needed. */
const AFTERWARDS = 10 * MINUTE;
/** Today, yesterday, and the day of a clock that is ahead. */
const MAX_DAYS = 3;

const hashKeyOf = (day: string): Key => ["hash_keys", day];

/**
 * Replaces what must not be stored, such as an address. The hash is the same on
 * every instance for a day (UTC).
 */
export interface DailyHash {
  /**
   * Returns 132 bits as base64url. A text begins with its key family, so that
   * no hash is valid elsewhere. Throws if the store fails. `at`: milliseconds
   * since 1970; now by default.
   */
  of(text: string, at?: number): Promise<string>;
}

/** Hashes with one random key per day, which instances share through the store. */
export function dailyHash(store: Store, now: () => number): DailyHash {
  const keys = new Map<string, () => Promise<CryptoKey>>();

  function keyAt(at: number): Promise<CryptoKey> {
    const day = dateOf(at);
    const known = keys.get(day);
    if (known) return known();
    const key = once(() => makeKey(store, day));
    keys.set(day, key);
    if (keys.size > MAX_DAYS) keys.delete([...keys.keys()].toSorted()[0] ?? "");
    return key();
  }

  return {
    async of(text, at = now()) {
      const bytes = new TextEncoder().encode(text);
      const digest = await crypto.subtle.sign("HMAC", await keyAt(at), bytes);
      const hash = new Uint8Array(digest).toBase64({ alphabet: "base64url" });
      return hash.slice(0, 22);
    },
  };
}

// Web Crypto, because loading Node's would add a tenth to each start.
const HMAC = { name: "HMAC", hash: "SHA-256" };

async function makeKey(store: Store, day: string): Promise<CryptoKey> {
  const secret = await sharedSecret(store, day);
  return await crypto.subtle.importKey("raw", secret, HMAC, false, ["sign"]);
}

/** Secret of a day (YYYY-MM-DD). If two instances create one, the first wins. */
async function sharedSecret(
  store: Store,
  day: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = hashKeyOf(day);
  const { value, version } = await store.get(key);
  if (value instanceof Uint8Array) return new Uint8Array(value);
  const made = crypto.getRandomValues(new Uint8Array(32));
  const expiresAt = Date.parse(day) + DAY + AFTERWARDS;
  const isFirst = await store.commit({
    check: [{ key, version }],
    set: [{ key, value: made, expiresAt }],
  });
  return isFirst ? made : await sharedSecret(store, day);
}
