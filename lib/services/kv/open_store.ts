import { type Config, ConfigError, isKvServer } from "../../config.ts";
import { denoKvStore } from "./deno_kv_store.ts";
import { memoryStore } from "./memory_store.ts";
import { StoreTimeout, type TimeoutOptions } from "./store_timeout.ts";
import type { Key, Store } from "./store.ts";

const probeKey = (): Key => ["probe"];

export interface StoreSource extends TimeoutOptions {
  openKv(path?: string): Promise<Deno.Kv>;
  /** Creates or finds the file before it is opened. Throws if it is damaged. */
  prepareFile(path: string, warn: StoreSource["warn"]): Promise<void>;
  /** True for a program that only reads: no probe is written. */
  isReader?: boolean;
}

/** Opens the configured store, and warns if that takes long. Throws a ConfigError after a timeout. */
export async function openStore(config: Config, source: StoreSource) {
  if (config.DENO_DEPLOY) return await openOnDeploy(config, source);
  const path = config.KV_PATH;
  const timeout = new StoreTimeout(`KV_PATH "${path}"`, source);
  try {
    const isFile = path !== ":memory:" && !isKvServer(path);
    if (isFile) await timeout.wait(source.prepareFile(path, source.warn));
    const store = await openInTime(source, timeout, path);
    // The first write detects a file that is locked, damaged or read-only.
    const probe = source.isReader
      ? store.get(probeKey())
      : store.commit({ delete: [probeKey()] });
    // Not after a timeout: KV would wait for the probe before it closes.
    probe.catch(() => store.close());
    await timeout.wait<unknown>(probe);
    return store;
  } catch (error) {
    const reason = reasonOf(error);
    const fix = reason.includes("; ") ? "" : NEEDED;
    throw new ConfigError(
      `KV_PATH "${path}" cannot be opened: ${reason}${fix}`,
    );
  }
}

/** The platform links the database. Without one the site still works. */
async function openOnDeploy({ SIGNING_KEYS }: Config, source: StoreSource) {
  try {
    const timeout = new StoreTimeout("the linked database", source);
    return await openInTime(source, timeout);
  } catch (error) {
    const alone = "Events, idempotency keys, rate windows and visitors" +
      (SIGNING_KEYS ? "" : ", and without SIGNING_KEYS cursors and job ids,");
    source.warn(
      `No Deno KV database is linked to this app (${reasonOf(error)}). ` +
        `${alone} stay in one instance, and are lost when it stops. Assign a database to the app`,
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
  const kv = await timeout.wait(opening).catch((error) => {
    opening.then((kv) => kv.close(), () => {});
    throw error;
  });
  return denoKvStore(kv, now);
}

const NEEDED =
  "; name a file in a folder that this user may write, or a server";

function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error
    ? error
    : { name: "", message: String(error) };
  if (name === "NotCapable") return "a system folder";
  return message.split("\n", 1)[0] ?? "";
}
