// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task ops`: what the owner of a site looks at from its terminal. Nothing
// of it is served over HTTP.

import { environment } from "../environment.ts";
import { makeFolder } from "../make_folder.ts";
import { explain } from "../explain.ts";
import { type Config, ConfigError, readConfig } from "../lib/config.ts";
import { listEvents, type TrackedEvent } from "../lib/kv/events.ts";
import { openStore } from "../lib/kv/open_store.ts";
import { rotateRootKeys } from "../lib/kv/root_keys.ts";
import type { Store } from "../lib/kv/store.ts";

const USAGE = "usage: deno task ops events [--json] | rotate-key";

const COMMANDS: Record<
  string,
  (store: Store, config: Config) => Promise<void>
> = {
  events: printEvents,
  "rotate-key": rotateKey,
};

await explain(async () => {
  const [name = ""] = Deno.args;
  const command = COMMANDS[name];
  if (!command) throw new ConfigError(USAGE);
  const config = readConfig(environment());
  const store = await openStore(config, {
    openKv: Deno.openKv,
    makeFolder,
    warn: console.warn,
    now: Date.now,
  });
  try {
    await command(store, config);
  } finally {
    store.close();
  }
});

async function printEvents(store: Store): Promise<void> {
  const events = await Array.fromAsync(listEvents(store));
  if (Deno.args.includes("--json")) {
    for (const event of events) console.log(JSON.stringify(inTime(event)));
  } else console.table(events.map(inTime));
}

function inTime({ at, ...event }: TrackedEvent) {
  return { at: new Date(at).toISOString(), ...event };
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
