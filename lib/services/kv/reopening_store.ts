import { isFresh } from "../../base/time/age.ts";
import type { Store } from "./store.ts";
import { wrapStore } from "./wrap_store.ts";

const REOPEN_EVERY = 10_000;
/** Reasons of SQLite for which KV panics: a full disk, a failing disk, a damaged file. */
const BROKEN = /disk is full|disk I\/O error|disk image is malformed/;

interface Options {
  /** Throws as long as the file cannot be used. */
  reopen(): Promise<Store>;
  now(): number;
}

/**
 * A store that closes its file when SQLite cannot use it, and tries every ten
 * seconds to open it again. About once a minute KV deletes what has expired, and
 * ends the process where that fails: a site would stop for a full disk, although
 * most of it needs no storage.
 */
export function reopeningStore(
  first: Store,
  { reopen, now }: Options,
): Store {
  let current: Promise<Store> = Promise.resolve(first);
  let opened: Store | undefined = first;
  let triedAt = 0;
  let isOpening = false;

  function open(): Promise<Store> {
    const isEarly = isFresh(triedAt, REOPEN_EVERY, now());
    // Two that open would leave one file open for ever.
    if (opened || isOpening || isEarly) return current;
    triedAt = now();
    isOpening = true;
    current = reopen().then((store) => opened = store)
      .finally(() => isOpening = false);
    return current;
  }

  function close(store: Store, reason: Error): void {
    // Several operations may fail at once: the first one closes the file.
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
