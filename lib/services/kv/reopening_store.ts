import { isFresh } from "../../base/time/age.ts";
import { type Store, wrapStore } from "./store.ts";

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
