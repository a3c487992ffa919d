import {
  type SigningKeys,
  signingKeys,
} from "../lib/base/keys/signing_keys.ts";
import type { Config } from "../lib/config.ts";
import {
  openStore,
  readRootKeys,
  reopeningStore,
  type Store,
  StoreTimeout,
  storeWithTimeout,
} from "@foyer/services/shared";
import { makeStoreFile } from "./store_file.ts";

interface Effects {
  warn(message: string): void;
  now(): number;
  timeout(milliseconds: number): AbortSignal;
}

/** Opens the configured store, and reads the keys that sign tokens. */
export async function openStoreAndKeys(
  config: Config,
  effects: Effects,
): Promise<{ store: Store; keys: SigningKeys }> {
  const { now } = effects;
  const source = {
    openKv: Deno.openKv,
    prepareFile: makeStoreFile,
    ...effects,
  };
  const reopen = () => openStore(config, source);
  const opened = await reopen();
  const store = storeWithTimeout(
    reopeningStore(opened, { reopen, now }),
    effects,
  );
  if (config.SIGNING_KEYS) {
    return { store, keys: signingKeys(config.SIGNING_KEYS) };
  }
  // A start may take longer than a request.
  const timeout = new StoreTimeout(`KV_PATH "${config.KV_PATH}"`, effects);
  const roots = await readRootKeys(timeout.wrap(opened), now());
  const reload = () => readRootKeys(store, now());
  return { store, keys: signingKeys(roots, { reload, now }) };
}
