// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task ops`: what the owner of a site looks at from its terminal. Nothing
// of it is served over HTTP.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { type Config, ConfigError, readConfig } from "../lib/config.ts";
import { listEvents } from "../lib/kv/events.ts";
import { openStore } from "../lib/kv/open_store.ts";
import { rotateRootKeys } from "../lib/kv/root_keys.ts";
import type { Store } from "../lib/kv/store.ts";
import { findStoreFile } from "../runtime/store_file.ts";
import { eventAsJson, eventAsLine } from "./ops/print_event.ts";

const USAGE = "usage: deno task ops events [--json] | rotate-key";

interface Command {
  options: string[];
  run(store: Store, config: Config, options: string[]): Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  events: { options: ["--json"], run: printEvents },
  "rotate-key": { options: [], run: rotateKey },
};

await explain(async () => {
  const [name = "", ...options] = Deno.args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ConfigError(USAGE);
  const unknown = options.find((each) => !command.options.includes(each));
  if (unknown !== undefined) {
    throw new ConfigError(
      `Cannot take ${JSON.stringify(unknown)} after ${name}; ${USAGE}`,
    );
  }
  const config = readConfig(environment());
  const store = await openStore(config, {
    openKv: Deno.openKv,
    prepareFile: findStoreFile,
    warn: console.warn,
    now: Date.now,
    timeout: AbortSignal.timeout,
  });
  try {
    await command.run(store, config, options);
  } finally {
    store.close();
  }
});

/** One by one as they are read: there may be a hundred thousand. */
async function printEvents(
  store: Store,
  _config: Config,
  options: string[],
): Promise<void> {
  const print = options.includes("--json") ? eventAsJson : eventAsLine;
  for await (const event of listEvents(store)) console.log(print(event));
}

/** A new key signs from now on; the ones before still verify for a day and more. */
async function rotateKey(store: Store, config: Config): Promise<void> {
  if (config.SIGNING_KEYS) {
    throw new ConfigError(
      "SIGNING_KEYS is set: put the new key before the others there",
    );
  }
  const { kid } = await rotateRootKeys(store, Date.now());
  console.log(`Key ${kid} signs from now on`);
}
