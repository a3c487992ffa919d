import { assertFits, type Commit, entryOf, type Store } from "./store.ts";

export type Kv = Pick<Deno.Kv, "get" | "list" | "atomic" | "close">;

/** Attempts on a locked file. The pauses add up to half a second. */
const ATTEMPTS = 9;

export interface Backoff {
  /** From 0 to 1. */
  random(): number;
  wait(milliseconds: number): Promise<void>;
}

export function denoKvStore(
  kv: Kv,
  now: () => number,
  backoff: Backoff = { random: Math.random, wait },
): Store {
  return {
    async get(key) {
      const { value, versionstamp } = await whenUnlocked(
        () => kv.get([...key]),
        backoff,
      );
      return entryOf({ key, version: versionstamp }, value, now());
    },
    async *list(prefix) {
      for await (const entry of kv.list({ prefix: [...prefix] })) {
        const key = entry.key.filter((part) =>
          typeof part === "string" || typeof part === "number"
        );
        const named = { key, version: entry.versionstamp };
        const found = entryOf(named, entry.value, now());
        if (found.value !== undefined) yield found;
      }
    },
    async commit(commit) {
      assertFits(commit);
      const { ok } = await whenUnlocked(
        () => atomicOf(kv, commit, now()).commit(),
        backoff,
      );
      return ok;
    },
    close: () => kv.close(),
  };
}

function atomicOf(
  kv: Kv,
  { check = [], set = [], delete: gone = [] }: Commit,
  now: number,
): Deno.AtomicOperation {
  const atomic = kv.atomic();
  for (const { key, version } of check) {
    atomic.check({ key: [...key], versionstamp: version });
  }
  for (const key of gone) atomic.delete([...key]);
  for (const { key, value, expiresAt } of set) {
    // Only frees storage: `entryOf` compares the expiry.
    const expireIn = expiresAt && Math.max(1, expiresAt - now);
    atomic.set([...key], { value, expiresAt }, { expireIn });
  }
  return atomic;
}

// An operator command may lock the file for a moment. The jitter separates two
// processes that collided.
async function whenUnlocked<T>(
  work: () => Promise<T>,
  { random, wait }: Backoff,
): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof Error &&
        error.message.includes("database is locked");
      if (!isLocked || attempt === ATTEMPTS) throw error;
      await wait(2 ** attempt * (0.5 + random()));
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
