import type { Deps } from "../../deps.ts";
import { withDeadline } from "../../base/time/with_deadline.ts";
import { type Store, wrapStore } from "./store.ts";
import { isFresh } from "../../base/time/age.ts";

/** Time for one operation, in milliseconds. A request makes up to three. */
const TIMEOUT_MS = 750;
/** Milliseconds between attempts while the store does not respond. */
const TRY_EVERY = 1_000;
/** Maximum number of pending operations: twice the requests that may wait. */
const MAX_PENDING = 512;

/**
 * A store that answers in time or fails. An operation that timed out may still
 * happen. After a timeout one operation a second tries the store, and the others
 * fail at once, so that requests do not pile up.
 */
export function storeWithTimeout(
  store: Store,
  { now, timeout }: Pick<Deps, "now" | "timeout">,
): Store {
  let pending = 0;
  let isHanging = false;
  let triedAt = -Infinity;

  return wrapStore(async (operation) => {
    const isSkipped = isHanging && isFresh(triedAt, TRY_EVERY, now());
    if (isSkipped || pending >= MAX_PENDING) {
      throw new Error("Store does not respond: operation not sent");
    }
    triedAt = now();
    pending++;
    const work = operation(store).finally(() => pending--);
    let isLate = false;
    try {
      return await withDeadline(work, timeout(TIMEOUT_MS), () => {
        isLate = true;
        return new Error(`Store timed out after ${TIMEOUT_MS} ms`);
      });
    } finally {
      isHanging = isLate;
    }
  }, () => store.close());
}
