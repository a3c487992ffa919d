// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task ops`: what the owner of a site looks at from its terminal. Nothing
// of it is served over HTTP.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { type Config, ConfigError, readConfig } from "../lib/config.ts";
import { openStore } from "../lib/services/kv/open_store.ts";
import type { Store } from "../lib/services/kv/store.ts";
import { StoreTimeout } from "../lib/services/kv/store_timeout.ts";
import {
  findStoreFile,
  makeStoreFile,
  undoOfMaking,
} from "../runtime/store_file.ts";
import type { Command } from "./ops/command.ts";
import { commands, usage } from "./ops/mod.ts";
import { readOptions } from "./ops/read_options.ts";

await explain(async () => {
  const [name = "", ...args] = Deno.args;
  if (Deno.args.includes("--help")) return console.log(usage());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ConfigError(usage());
  const options = readOptions(args, command.options);
  const config = readConfig(environment());
  const now = Date.now();
  const opened: Store[] = [];
  let undo = () => Promise.resolve();
  async function open(): Promise<Store> {
    const use = command?.store ?? "none";
    if (use === "make") undo = await undoOfMaking(config.KV_PATH);
    const store = await openFor(use, config);
    opened.push(store);
    return store;
  }
  const close = () => opened.forEach((store) => store.close());
  try {
    const { log: print, warn } = console;
    await command.run({ open, config, options, now, print, warn });
  } catch (error) {
    close();
    await undo();
    throw error;
  }
  close();
});

async function openFor(use: Command["store"], config: Config): Promise<Store> {
  const path = config.KV_PATH;
  if (path === ":memory:") {
    throw new ConfigError(
      'KV_PATH is ":memory:", which no other program can read; set KV_PATH to the file or URL of the database',
    );
  }
  const world = {
    warn: console.warn,
    now: Date.now,
    timeout: AbortSignal.timeout,
  };
  const store = await openStore(config, {
    openKv: Deno.openKv,
    prepareFile: use === "make" ? makeStoreFile : findStoreFile,
    isReader: use === "read",
    ...world,
  });
  return new StoreTimeout(`KV_PATH "${path}"`, world).wrap(store);
}
