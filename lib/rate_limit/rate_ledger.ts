import { z } from "zod";
import { WINDOW } from "./rate_window.ts";
import type { SharedWindow } from "./settlement.ts";
import type { Key, Store } from "../kv/store.ts";
import { hmac, hmacKey } from "../tokens/hmac.ts";

// The address is neither stored nor to be had from the key without the secret.
const windowKey = (hash: string): Key => ["rate_windows", hash];

/** How long a window is kept: those that began in it elsewhere end within another. */
const KEPT = 2 * WINDOW;

const Stored = z.object({
  startedAt: z.number(),
  notBefore: z.number(),
  claims: z.record(z.string(), z.number()),
});

/** A shared window as it was read, with what a write has to check. */
export interface LedgerEntry {
  key: Key;
  shared: SharedWindow | undefined;
  version: string | null;
}

/** Stands for a text that must not be stored, the same on every instance. */
export type Hash = (text: string) => Promise<string>;

/** A hash that nobody can make without the secret. */
export function hashUnder(secret: Uint8Array<ArrayBuffer>): Hash {
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    const digest = await hmac(await (key ??= ownKey(secret)), text);
    return digest.toBase64({ alphabet: "base64url" }).slice(0, 22);
  };
}

/** A key of our own, so that no hash of ours means anything elsewhere. */
async function ownKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return await hmacKey(await hmac(await hmacKey(secret), "rate_windows"));
}

/** The windows that instances share, in the store. */
export class RateLedger {
  readonly #store: Store;
  readonly #hash: Hash;

  constructor(store: Store, hash: Hash) {
    this.#store = store;
    this.#hash = hash;
  }

  async keyOf(endpoint: string, client: string): Promise<Key> {
    return windowKey(await this.#hash(`${endpoint} ${client}`));
  }

  async read(key: Key): Promise<LedgerEntry> {
    const { value, version } = await this.#store.get(key);
    return { key, shared: Stored.safeParse(value).data, version };
  }

  /** False where another instance was first. */
  write({ key, version }: LedgerEntry, shared: SharedWindow): Promise<boolean> {
    const expiresAt = shared.startedAt + KEPT;
    return this.#store.commit({
      check: [{ key, version }],
      set: [{ key, value: shared, expiresAt }],
    });
  }
}
