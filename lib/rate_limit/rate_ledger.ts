import { createHmac } from "node:crypto";
import { z } from "zod";
import { WINDOW } from "./rate_window.ts";
import type { SharedWindow } from "./settlement.ts";
import type { Key, Store } from "../kv/store.ts";

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

/** The windows that instances share, in the store. */
export class RateLedger {
  readonly #store: Store;
  readonly #secret: Uint8Array;

  constructor(store: Store, secret: Uint8Array) {
    this.#store = store;
    // A key of our own, so that no hash of ours means anything elsewhere.
    this.#secret = createHmac("sha256", secret).update("rate_windows").digest();
  }

  keyOf(endpoint: string, client: string): Key {
    const hmac = createHmac("sha256", this.#secret);
    const digest = hmac.update(`${endpoint} ${client}`).digest("base64url");
    return windowKey(digest.slice(0, 22));
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
