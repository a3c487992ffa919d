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

const REOPEN_EVERY = 10_000;
/** Errors of SQLite after which KV panics. */
const BROKEN = /disk is full|disk I\/O error|disk image is malformed/;

interface Options {
  reopen(): Promise<Store>;
  now(): number;
}

/**
 * Closes the file when SQLite cannot use it, and tries to open it again every
 * ten seconds. KV deletes expired entries about once a minute and ends the
 * process if that fails. A full disk would stop a site that needs hardly any
 * storage.
 */
export function reopeningStore(first: Store, { reopen, now }: Options): Store {
  let current: Promise<Store> = Promise.resolve(first);
  let opened: Store | undefined = first;
  let triedAt = 0;
  let isOpening = false;

  function open(): Promise<Store> {
    const isEarly = isFresh(triedAt, REOPEN_EVERY, now());
    // A second open would leak a file.
    if (opened || isOpening || isEarly) return current;
    triedAt = now();
    isOpening = true;
    current = reopen().then((store) => opened = store)
      .finally(() => isOpening = false);
    return current;
  }

  function close(store: Store, reason: Error): void {
    // Several operations may fail at once. The first closes the file.
    if (store !== opened) return;
    opened = undefined;
    triedAt = now();
    current = Promise.reject(reason);
    current.catch(() => {});
    store.close();
  }

  return wrapStore(async (operation) => {
    const store = await open();
    try {
      return await operation(store);
    } catch (error) {
      const isBroken = error instanceof Error && BROKEN.test(error.message);
      if (isBroken) close(store, error);
      throw error;
    }
  }, () => void current.then((store) => store.close(), () => {}));
}
