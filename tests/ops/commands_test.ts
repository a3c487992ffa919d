import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { writeOfEvent } from "../../lib/services/kv/events.ts";
import { KEY_FAMILIES } from "../../lib/limits.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { commands } from "../../tools/ops/mod.ts";
import { status } from "../../tools/ops/status.ts";
import { ops, withOps } from "./support.ts";

const DAY = 24 * 60 * 60_000;
const now = Date.now();
const daysAgo = (days: number) => ({
  event: days > 5 ? "command_run" : "hire_opened",
  ref: String(days),
  at: now - days * DAY,
});
const EVENTS = [10, 8, 3, 1, 0].map(daysAgo);

async function refsOf(
  run: (...args: string[]) => Promise<{ lines: string[] }>,
  ...args: string[]
): Promise<string[]> {
  const { lines } = await run("events", "--json", ...args);
  return lines.map((line) => JSON.parse(line).ref);
}

Deno.test("events are those since a date, a time or a span, and of a limit the newest", () =>
  withOps(EVENTS, async (ops) => {
    const time = new Date(now - 3 * DAY).toISOString();
    const cases: [string[], string[]][] = [
      [["--since", "4d"], ["3", "1", "0"]],
      [["--since=4d"], ["3", "1", "0"]],
      [["--since", "12h"], ["0"]],
      [["--since", time], ["3", "1", "0"]],
      [["--since", `${time.slice(0, 16)}Z`], ["3", "1", "0"]],
      [["--since", time.slice(0, 10)], ["3", "1", "0"]],
      [["--limit", "2"], ["1", "0"]],
      [["--limit", "100"], ["10", "8", "3", "1", "0"]],
      [["--since", "9d", "--limit", "3"], ["3", "1", "0"]],
    ];
    for (const [args, refs] of cases) {
      assertEquals(await refsOf(ops, ...args), refs, args.join(" "));
    }
  }));

Deno.test("a summary of events has a row for each day and event", () =>
  withOps([...EVENTS, daysAgo(0)], async (ops) => {
    const { lines } = await ops("events", "--summary", "--json");
    const rows = lines.map((line) => JSON.parse(line));
    assertEquals(rows.map(({ event, count }) => [event, count]), [
      ["command_run", 1],
      ["command_run", 1],
      ["hire_opened", 1],
      ["hire_opened", 1],
      ["hire_opened", 2],
    ]);
    const today = new Date(now).toISOString().slice(0, 10);
    assertEquals(rows.at(-1)?.day, today);
    assertEquals((await ops("events", "--summary")).lines.length, rows.length);
  }));

Deno.test("what an option may not be is named in one line", () =>
  withOps([], async (ops) => {
    const wrong: [string[], string][] = [
      [["events", "--since", "yesterday"], "yesterday"],
      [["events", "--since", "2026-13-01"], "2026-13-01"],
      [["events", "--since", "2026-02-30"], "2026-02-30"],
      [["events", "--since"], "--since"],
      [["events", "--limit", "0"], "--limit"],
      [["events", "--limit", "1e3"], "--limit"],
      [["events", "--limit", "1", "--limit", "2"], "--limit"],
      [["events", "--json=yes"], "--json"],
      [["events", "--constructor"], "--constructor"],
      [["status", "--since", "7d"], "--since"],
      [["export", "file"], "file"],
    ];
    for (const [args, named] of wrong) {
      const { code, lines, errors } = await ops(...args);
      assertEquals([code, lines, errors.length], [1, [], 1], args.join(" "));
      assert(errors[0]?.includes(named), errors[0]);
    }
  }));

Deno.test("an option that a command has not is answered by those it has", () =>
  withOps([], async (ops) => {
    for (const [name, { options }] of Object.entries(commands)) {
      const { errors } = await ops(name, "--nonsense");
      for (const option of Object.keys(options)) {
        assert(errors[0]?.includes(option), `${name} ${option}`);
      }
    }
  }));

Deno.test("a status counts every family, and shows neither a key nor a secret", () =>
  withOps(EVENTS, async (ops, folder) => {
    assertEquals((await ops("rotate-key")).code, 0);
    const { lines: [line = ""] } = await ops("status", "--json");
    const { version, entries, events, keys, settings } = JSON.parse(line);
    assert(version);
    assertEquals(Object.keys(entries), [...KEY_FAMILIES]);
    assertEquals([entries.events, entries.signing_keys], [EVENTS.length, 1]);
    assertEquals(events, {
      today: 1,
      oldest: new Date(now - 10 * DAY).toISOString(),
      newest: new Date(now).toISOString(),
    });
    assertEquals(keys.map(({ kid, hours }: Key) => [kid, hours]), [[0, 0]]);
    assertEquals(Object.keys(keys[0]).sort(), ["added", "hours", "kid"]);
    assertEquals(settings.KV_PATH, `${folder}/kv`);
    const { lines } = await ops("status");
    for (const family of KEY_FAMILIES) {
      assert(lines.some((line) => line.includes(family)), family);
    }
  }));

Deno.test("a status goes over the events once", async () => {
  const inner = memoryStore(Date.now);
  await inner.commit({ set: EVENTS.map(writeOfEvent) });
  let read = 0;
  const store: Store = {
    ...inner,
    async *list(prefix) {
      for await (const entry of inner.list(prefix)) {
        if (entry.key[0] === "events") read++;
        yield entry;
      }
    },
  };
  await status.run({
    open: () => Promise.resolve(store),
    config: readConfig({}),
    options: new Map(),
    now,
    print() {},
    warn() {},
  });
  assertEquals(read, EVENTS.length);
});

interface Key {
  kid: number;
  hours: number;
}

Deno.test("a status says of a secret that it is set, and no more", () =>
  withOps([], async (_ops, folder) => {
    const secret = "A".repeat(43);
    const env = {
      KV_PATH: `${folder}/kv`,
      SIGNING_KEYS: `3:${secret}`,
      STATS_TOKEN: "very-secret",
    };
    const { lines } = await ops(env, "status", "--json");
    const { keys, settings } = JSON.parse(lines[0] ?? "");
    assertEquals(keys.map(({ kid }: Key) => kid), [3]);
    assertEquals([settings.SIGNING_KEYS, settings.STATS_TOKEN], ["set", "set"]);
    assertEquals("NPC_API_KEY" in settings, false);
    assert(
      !lines.join().includes(secret) && !lines.join().includes("very-secret"),
    );
  }));

Deno.test("a key that is generated is taken as SIGNING_KEYS, also before others, and needs no database", async () => {
  const KV_PATH = "/nowhere/kv";
  const { lines: [first = ""], errors } = await ops(
    { KV_PATH },
    "generate-key",
  );
  assertEquals(errors, []);
  const env = { KV_PATH, SIGNING_KEYS: first };
  const { lines: [second = ""] } = await ops(env, "generate-key");
  const keys = readConfig({ SIGNING_KEYS: `${second},${first}` }).SIGNING_KEYS;
  assertEquals(keys?.map(({ kid, secret }) => [kid, secret.length]), [
    [1, 32],
    [0, 32],
  ]);
  assert(second.slice(2) !== first.slice(2));
});
