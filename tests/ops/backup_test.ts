import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { exportStore } from "../../tools/ops/backup/export_store.ts";
import { importStore } from "../../tools/ops/backup/import_store.ts";
import { SURVIVORS } from "../../tools/ops/backup/survivors.ts";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { EventLog } from "../../lib/services/kv/event_log.ts";
import { KEY_FAMILIES } from "../../lib/limits.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { readRootKeys } from "../../lib/services/kv/root_keys.ts";
import { rotateRootKeys } from "../../tools/ops/rotate_key.ts";
import type { Entry, Store } from "../../lib/services/kv/store.ts";
import { tokenLedger } from "../../lib/services/kv/token_ledger.ts";
import { FakeClock } from "../support/clock.ts";

const HOUR = 60 * 60_000;
const SECRET_FAMILIES = KEY_FAMILIES.filter((name) => !SURVIVORS[name]);

/** A store in which each family has something. */
async function fullStore() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const { now, timeout } = clock;
  const store = memoryStore(now);
  await readRootKeys(store, now());
  await rotateRootKeys(store, now());
  const hash = dailyHash(store, now);
  const log = new EventLog({ store, hash, now, timeout });
  for (let i = 0; i < 250; i++) {
    clock.advance(1);
    const ref = "mail \u202e\u0000";
    const sent = { event: "hire_opened", ref, at: now(), client: "192.0.2.1" };
    await log.record({ ...sent, idempotencyKeyHash: `key-${i}` });
  }
  const ledger = tokenLedger({ store, now, hashOf: (name) => hash.of(name) });
  const account = await ledger.open("192.0.2.1");
  await account.update(() => ({
    tokens: 7,
    calls: [{ at: now(), tokens: 7 }],
  }));
  const expiresAt = now() + HOUR / 60;
  await store.commit({
    set: ["rate_windows", "presence", "write_probe"]
      .map((name) => ({ key: [name, "x"], value: 1, expiresAt })),
  });
  return { clock, store, all: () => entriesIn(store) };
}

async function entriesIn(store: Store): Promise<Entry[]> {
  const entries = await Array.fromAsync(store.list([]));
  return entries.map(({ version: _, ...entry }) => ({
    ...entry,
    version: null,
  }));
}

function linesOf(store: Store, now: number): Promise<string[]> {
  return Array.fromAsync(exportStore(store, now));
}

async function* stream(lines: string[]) {
  yield* lines;
}

Deno.test("every family has something in the store that is backed up here", async () => {
  const { all } = await fullStore();
  const found = new Set((await all()).map(({ key: [family] }) => family));
  assertEquals([...found].sort(), [...KEY_FAMILIES].sort());
});

Deno.test("an import of an export is the same state, times of expiry and bytes included", async () => {
  const { clock, store, all } = await fullStore();
  const copy = memoryStore(clock.now);
  const lines = await linesOf(store, clock.now());
  const { expired, stored } = await importStore(
    copy,
    stream(lines),
    clock.now(),
  );
  const survivors = (await all())
    .filter(({ key: [family] }) =>
      !SECRET_FAMILIES.some((name) => name === family)
    );
  assertEquals(await entriesIn(copy), survivors);
  assertEquals([expired, stored], [0, survivors.length]);
  assert(survivors.some(({ expiresAt }) => expiresAt !== undefined));
  assertEquals(
    await readRootKeys(copy, clock.now()),
    await readRootKeys(store, clock.now()),
  );
});

Deno.test("a backup holds nothing by which a client of its day could be found", async () => {
  const { clock, store } = await fullStore();
  const text = (await linesOf(store, clock.now())).join("\n");
  for (const family of ["hash_keys", "event_clients", "npc_calls"]) {
    assert(!text.includes(`"${family}"`), family);
  }
});

Deno.test("what has expired since the export is left out", async () => {
  const { clock, store } = await fullStore();
  const lines = await linesOf(store, clock.now());
  clock.advance(24 * HOUR);
  const copy = memoryStore(clock.now);
  const { expired } = await importStore(copy, stream(lines), clock.now());
  // The used keys, and the day's tokens.
  assertEquals(expired, 251);
  const families = new Set(
    (await entriesIn(copy)).map(({ key: [name] }) => name),
  );
  assert(!families.has("idem") && families.has("events"));
});

Deno.test("only an empty store is filled, and another one is left as it was", async () => {
  const { clock, store, all } = await fullStore();
  const lines = await linesOf(store, clock.now());
  const before = await all();
  await assertRejects(
    () => importStore(store, stream(lines), clock.now()),
    ConfigError,
  );
  assertEquals(await all(), before);
});

const AT = 1_795_176_000_000;
const entry = (line: Record<string, unknown>) =>
  JSON.stringify({
    key: ["events", AT, "x"],
    value: { event: "hire_opened", at: AT },
    expires_at: AT + HOUR,
    ...line,
  });

const keys = (...all: { kid: number; bytes?: number }[]) =>
  entry({
    key: ["signing_keys"],
    value: all.map(({ kid, bytes = 32 }) => ({
      kid,
      secret: { base64url: new Uint8Array(bytes).toBase64() },
      addedAt: AT,
    })),
    expires_at: undefined,
  });

/** Lines that a restore must refuse. */
const WRONG: Record<string, string> = {
  "no JSON": '{"key":',
  "nothing": "",
  "no object": "7",
  "no key": entry({ key: [] }),
  "an unknown family": entry({ key: ["probe"] }),
  "a family that is in no backup": entry({ key: ["presence", "x"] }),
  "a key of another form": entry({ key: ["events", "x"] }),
  "a value of another form": entry({ value: { at: AT } }),
  "no expiry": entry({ expires_at: undefined }),
  "an expiry that is no number": entry({ expires_at: "soon" }),
  "an unknown member": entry({ extra: 1 }),
  "bytes that are none": entry({ value: { base64url: "?" } }),
  "a key that never ends": entry({ key: ["signing_keys"], value: [] }),
  "a time before all times": entry({
    key: ["events", -1e300, "x"],
    value: { event: "hire_opened", at: -1e300 },
  }),
  "a time after all times": entry({
    value: { event: "hire_opened", at: Date.UTC(10_000, 0) },
  }),
  "an expiry that no store takes": entry({ expires_at: 2 ** 53 - 1 }),
  "a text that no store takes": entry({
    value: { event: "command_run", at: AT, command: "x".repeat(100_000) },
  }),
  "a key of one byte": keys({ kid: 0, bytes: 1 }),
  "two keys of one number": keys({ kid: 0 }, { kid: 0 }),
  "an end too early": '{"entries":7}',
};
for (const [what, line] of Object.entries(WRONG)) {
  Deno.test(`a line with ${what} is named, and nothing is stored`, async () => {
    const { clock, store } = await fullStore();
    const lines = await linesOf(store, clock.now());
    // After several commits.
    lines[201] = line;
    const copy = memoryStore(clock.now);
    const error = await assertRejects(
      () => importStore(copy, stream(lines), clock.now()),
      ConfigError,
    );
    assert(error.message.includes("line 202:"), error.message);
    assertEquals(await entriesIn(copy), []);
  });
}

const CUT: Record<string, (lines: string[]) => string[]> = {
  "the end is missing": (lines) => lines.slice(0, -1),
  "the head is missing": (lines) => lines.slice(1),
  "a line is missing": (lines) => lines.toSpliced(20, 1),
  "something follows": (lines) => [...lines, entry({})],
  "there is nothing": () => [],
};
for (const [what, cut] of Object.entries(CUT)) {
  Deno.test(`a backup where ${what} is refused whole`, async () => {
    const { clock, store } = await fullStore();
    const lines = cut(await linesOf(store, clock.now()));
    const copy = memoryStore(clock.now);
    await assertRejects(
      () => importStore(copy, stream(lines), clock.now()),
      ConfigError,
    );
    assertEquals(await entriesIn(copy), []);
  });
}

Deno.test("a store that fails in the middle of an import holds nothing afterwards", async () => {
  const { clock, store } = await fullStore();
  const lines = await linesOf(store, clock.now());
  const copy = memoryStore(clock.now);
  let commits = 0;
  const failing: Store = {
    ...copy,
    commit: (commit) =>
      ++commits === 3
        ? Promise.reject(new Error("disk full"))
        : copy.commit(commit),
  };
  await assertRejects(() => importStore(failing, stream(lines), clock.now()));
  assertEquals(await entriesIn(copy), []);
});

Deno.test("where a store fails for good it is said that a part may be in it", async () => {
  const { clock, store } = await fullStore();
  const lines = await linesOf(store, clock.now());
  let commits = 0;
  const copy = memoryStore(clock.now);
  const failing: Store = {
    ...copy,
    commit: (commit) =>
      ++commits >= 3
        ? Promise.reject(new Error("disk full"))
        : copy.commit(commit),
  };
  const { message } = await assertRejects(
    () => importStore(failing, stream(lines), clock.now()),
    ConfigError,
  );
  assert(message.includes("disk full"), message);
  assert((await entriesIn(copy)).length > 0);
});
