import type { Entry, Store } from "./store.ts";

/** Runs one operation on a store, and decides which store, how long and how often. */
export type Attempt = <T>(
  operation: (store: Store) => Promise<T>,
) => Promise<T>;

/** A store whose every operation goes through `attempt`. A list is one operation per entry. */
export function wrapStore(attempt: Attempt, close: () => void): Store {
  return {
    get: (key) => attempt((store) => store.get(key)),
    commit: (commit) => attempt((store) => store.commit(commit)),
    async *list(prefix) {
      let entries: AsyncIterator<Entry> | undefined;
      try {
        while (true) {
          const { done, value } = await attempt((store) => {
            entries ??= store.list(prefix)[Symbol.asyncIterator]();
            return entries.next();
          });
          if (done) return;
          yield value;
        }
      } finally {
        // Not awaited: it hangs while the store does.
        entries?.return?.().catch(() => {});
      }
    },
    close,
  };
}
