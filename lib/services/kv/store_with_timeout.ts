import { withDeadline } from "../../base/time/with_deadline.ts";
import type { Store } from "./store.ts";
import { isFresh } from "../../base/time/age.ts";

/** How long one operation may take, in milliseconds: a request makes up to three. */
const PATIENCE = 750;
/** How often a storage that hangs is tried, in milliseconds. */
const TRY_EVERY = 1_000;
/** Operations that have not ended, beyond which none is begun: twice what requests can wait for. */
const MOST_OPEN = 512;

interface Options {
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
}

/**
 * A store that answers in time or fails. An operation that is given up may
 * still happen; nobody may believe that it did or that it did not. While the
 * storage hangs one operation a second tries it, and the others fail at once:
 * who waits is not made to wait again, and nothing piles up.
 */
export function storeWithTimeout(
  store: Store,
  { now, timeout }: Options,
): Store {
  let open = 0;
  let isHanging = false;
  let triedAt = -Infinity;

  async function attempt<T>(operation: () => Promise<T>): Promise<T> {
    const isSpared = isHanging && isFresh(triedAt, TRY_EVERY, now());
    if (isSpared || open >= MOST_OPEN) {
      throw new Error("Cannot use the storage: it hangs");
    }
    triedAt = now();
    open++;
    const work = operation().finally(() => open--);
    let isLate = false;
    try {
      return await withDeadline(work, timeout(PATIENCE), () => {
        isLate = true;
        return late();
      });
    } finally {
      isHanging = isLate;
    }
  }

  return {
    get: (key) => attempt(() => store.get(key)),
    commit: (commit) => attempt(() => store.commit(commit)),
    async *list(prefix) {
      const entries = store.list(prefix)[Symbol.asyncIterator]();
      try {
        while (true) {
          const { done, value } = await attempt(() => entries.next());
          if (done) return;
          yield value;
        }
      } finally {
        // Not awaited: where the storage hangs, that does, too.
        entries.return?.().catch(() => {});
      }
    },
    close: () => store.close(),
  };
}

function late(): Error {
  return new Error(`Cannot use the storage: no answer within ${PATIENCE} ms`);
}
