import software from "../../deno.json" with { type: "json" };
import { type Config, shownSettings } from "../../lib/config.ts";
import { timeOf } from "../../lib/services/kv/events.ts";
import { KEY_FAMILIES } from "../../lib/limits.ts";
import { readKeys } from "../../lib/services/kv/root_keys.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { dayOf, HOUR } from "../../lib/base/time/days.ts";
import type { Command } from "./command.ts";
import { printable } from "./print_event.ts";

/** Contents of the store, and the configuration of the site. */
export const status: Command = {
  options: { "--json": "" },
  store: "read",
  async run({ open, config, options, now, print }) {
    const store = await open();
    const found = {
      version: software.version,
      ...await survey(store, now),
      keys: await keysOf(store, config, now),
      settings: shownSettings(config),
    };
    if (options.has("--json")) print(printable(JSON.stringify(found)));
    else for (const line of linesOf(found)) print(printable(line));
  },
};

/** All that is counted, in one pass: of events there may be a hundred thousand. */
async function survey(store: Store, now: number) {
  const entries: Record<string, number> = Object.fromEntries(
    KEY_FAMILIES.map((name) => [name, 0]),
  );
  const times: number[] = [];
  for await (const { key } of store.list([])) {
    const family = String(key[0]);
    entries[family] = (entries[family] ?? 0) + 1;
    const at = family === "events" ? timeOf(key) : undefined;
    if (at !== undefined) times.push(at);
  }
  return { entries, events: eventsAt(times, now) };
}

/** Expects times in ascending order. */
function eventsAt(times: number[], now: number) {
  return {
    today: times.filter((at) => dayOf(at) === dayOf(now)).length,
    oldest: timeAt(times.at(0)),
    newest: timeAt(times.at(-1)),
  };
}

/** Ids of the keys, the signing one first. Never the keys themselves. */
async function keysOf(store: Store, config: Config, now: number) {
  const { SIGNING_KEYS } = config;
  if (SIGNING_KEYS) {
    return SIGNING_KEYS.map(({ kid }) => ({ kid, from: "SIGNING_KEYS" }));
  }
  const { keys } = await readKeys(store);
  return keys.map(({ kid, addedAt }) => ({
    kid,
    added: timeAt(addedAt),
    hours: Math.floor((now - addedAt) / HOUR),
  }));
}

function timeAt(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

/** A line for each thing, under the name of its part. */
function linesOf(found: Record<string, unknown>): string[] {
  return Object.entries(found).flatMap(([part, value]) =>
    membersOf(value).map(([name, member]) => {
      const text = typeof member === "string" ? member : JSON.stringify(member);
      return [part, name, text].filter((each) => each !== "").join("  ");
    })
  );
}

function membersOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((each) => ["", each]);
  return typeof value === "object" && value !== null
    ? Object.entries(value)
    : [["", value]];
}
