import { type Config, ConfigError, isKvServer } from "../../config.ts";
import { denoKvStore } from "./deno_kv_store.ts";
import { memoryStore } from "./memory_store.ts";
import { StoreTimeout } from "./store_timeout.ts";
import type { Key, Store } from "./store.ts";

// Nothing is ever stored here.
const probeKey = (): Key => ["probe"];

/** What opening a store needs of the outside world. */
export interface StoreSource {
  /** `Deno.openKv`. */
  openKv(path?: string): Promise<Deno.Kv>;
  /** Before a file is opened: makes it or finds it, and throws where it is damaged. */
  prepareFile(path: string, warn: StoreSource["warn"]): Promise<void>;
  /** For a program that only reads: no probe is written. */
  isReader?: boolean;
  warn(message: string): void;
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
}

/** Opens the store that the configuration names; says where that takes long. Throws a ConfigError in time. */
export async function openStore(
  config: Config,
  source: StoreSource,
): Promise<Store> {
  if (config.DENO_DEPLOY) return await openOnDeploy(config, source);
  const path = config.KV_PATH;
  const timeout = new StoreTimeout(`KV_PATH "${path}"`, source);
  try {
    const isFile = path !== ":memory:" && !isKvServer(path);
    if (isFile) await timeout.wait(source.prepareFile(path, source.warn));
    const store = await openInTime(source, timeout, path);
    // A file that is locked, garbage or read-only shows with the first write.
    const probe = source.isReader
      ? store.get(probeKey())
      : store.commit({ delete: [probeKey()] });
    // Not where it hangs: KV would wait for it before it closes.
    probe.catch(() => store.close());
    await timeout.wait<unknown>(probe);
    return store;
  } catch (error) {
    throw new ConfigError(
      `KV_PATH "${path}" cannot be opened: ${reasonOf(error)}`,
    );
  }
}

/** On Deno Deploy the platform links the database; without one the site still works. */
async function openOnDeploy(
  { SIGNING_KEYS }: Config,
  source: StoreSource,
): Promise<Store> {
  try {
    const timeout = new StoreTimeout("the linked database", source);
    return await openInTime(source, timeout);
  } catch (error) {
    const alone = "Events, idempotency keys, rate windows and visitors" +
      (SIGNING_KEYS ? "" : ", and without SIGNING_KEYS cursors and job ids,");
    source.warn(
      `No Deno KV database is linked to this app (${reasonOf(error)}). ` +
        `${alone} are those of one instance, and lost when it stops`,
    );
    return memoryStore(source.now);
  }
}

async function openInTime(
  { openKv, now }: StoreSource,
  timeout: StoreTimeout,
  path?: string,
): Promise<Store> {
  const opening = openKv(path);
  let isWanted = true;
  opening.then((kv) => isWanted || kv.close(), () => {});
  try {
    return denoKvStore(await timeout.wait(opening), now);
  } catch (error) {
    isWanted = false;
    throw error;
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0] ?? "";
}
