// deno-lint-ignore-file no-console -- the test reads what it prints
// Opens one database after the other as a start does, and prints what comes of
// each. A process of its own, for a panic of the runtime ends the process.

import { ConfigError, readConfig } from "../../../lib/config.ts";
import { openStore } from "../../../lib/services/kv/open_store.ts";
import { readRootKeys } from "../../../lib/services/kv/root_keys.ts";
import { StoreTimeout } from "../../../lib/services/kv/store_timeout.ts";
import { makeStoreFile } from "../../../runtime/store_file.ts";

const { timeout } = AbortSignal;
const world = { warn: console.warn, now: Date.now, timeout };

for (const KV_PATH of Deno.args) console.log(await outcomeOf(KV_PATH));

async function outcomeOf(KV_PATH: string): Promise<string> {
  try {
    const opened = await openStore(readConfig({ KV_PATH }), {
      openKv: Deno.openKv,
      prepareFile: makeStoreFile,
      ...world,
    });
    const storeTimeout = new StoreTimeout(`KV_PATH "${KV_PATH}"`, world);
    const store = storeTimeout.wrap(opened);
    try {
      await readRootKeys(store, Date.now());
      await Array.fromAsync(store.list([]));
      await store.commit({ delete: [["probe"]] });
    } finally {
      store.close();
    }
    return "works";
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}
