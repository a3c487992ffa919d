import { ConfigError } from "../../config.ts";
import type { Patience } from "./patience.ts";
import type { Store } from "./store.ts";

/** A store that fails with a ConfigError, for a program at a terminal; at once where its patience is over. */
export function patientStore(
  path: string,
  store: Store,
  patience: Patience,
): Store {
  async function attempt<T>(operation: () => Promise<T>): Promise<T> {
    try {
      if (patience.isOver) throw new Error("it does not answer");
      return await patience.wait(operation());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const way = patience.isOver
        ? ""
        : "; if the file is damaged, the way back is in /docs/upkeep";
      throw new ConfigError(
        `KV_PATH "${path}" cannot be used: ${reason}${way}`,
      );
    }
  }

  return {
    get: (key) => attempt(() => store.get(key)),
    commit: (commit) => attempt(() => store.commit(commit)),
    async *list(prefix) {
      const entries = store.list(prefix)[Symbol.asyncIterator]();
      while (true) {
        const { done, value } = await attempt(() => entries.next());
        if (done) return;
        yield value;
      }
    },
    close() {
      // KV would wait for what was given up, and so for whoever holds the file.
      if (!patience.isOver) store.close();
    },
  };
}
