import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";

/** A storage that stops to answer, or fails, when the test wants it; what hung then goes on. */
export function hangingStore(now: () => number) {
  const inner = memoryStore(now);
  let gate: PromiseWithResolvers<void> | undefined;
  let failure: Error | undefined;
  let open = 0;

  async function pass<T>(operation: () => Promise<T>): Promise<T> {
    if (failure) throw failure;
    open++;
    await gate?.promise;
    open--;
    return await operation();
  }

  const store: Store = {
    get: (key) => pass(() => inner.get(key)),
    commit: (commit) => pass(() => inner.commit(commit)),
    async *list(prefix) {
      await pass(() => Promise.resolve());
      yield* inner.list(prefix);
    },
    close: () => inner.close(),
  };
  return {
    store,
    /** Operations that have no answer yet. */
    open: () => open,
    hang: () => gate = Promise.withResolvers(),
    goOn: () => gate?.resolve(),
    fail: (error: Error) => failure = error,
  };
}
