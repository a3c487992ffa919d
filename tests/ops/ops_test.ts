import {
  assert,
  assertEquals,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import { signingKeys } from "../../lib/base/keys/signing_keys.ts";
import { readRootKeys } from "../../lib/services/kv/root_keys.ts";
import { rotateRootKeys } from "../../tools/ops/rotate_key.ts";
import { ConfigError } from "../../lib/config.ts";
import type { TrackedEvent } from "../../lib/services/types.ts";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { ops, withOps } from "./support.ts";

const HOUR = 60 * 60_000;

function storeAndClock() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  return { clock, store: memoryStore(clock.now) };
}

Deno.test("readRootKeys() makes one key for all who start at once", async () => {
  const { clock, store } = storeAndClock();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => readRootKeys(store, clock.now())),
  );
  for (const keys of all) assertEquals(keys, all[0]);
  assertEquals(all[0]?.length, 1);
});

Deno.test("rotateRootKeys() puts a new key first and keeps the old one for 25 hours", async () => {
  const { clock, store } = storeAndClock();
  const [first] = await readRootKeys(store, clock.now());
  const second = await rotateRootKeys(store, clock.now());
  const kids = async () =>
    (await readRootKeys(store, clock.now())).map(({ kid }) => kid);
  assertNotEquals(second.kid, first?.kid);
  assertEquals(await kids(), [second.kid, first?.kid]);
  clock.advance(25 * HOUR - 1);
  const { kid } = await rotateRootKeys(store, clock.now());
  assertEquals(await kids(), [kid, second.kid, first?.kid]);
  clock.advance(1);
  const third = await rotateRootKeys(store, clock.now());
  assertEquals(await kids(), [third.kid, kid, second.kid]);
});

Deno.test("of two rotations at once neither loses the other's key", async () => {
  const { clock, store } = storeAndClock();
  const [first] = await readRootKeys(store, clock.now());
  const added = await Promise.all(
    [1, 2].map(() => rotateRootKeys(store, clock.now())),
  );
  const keys = await readRootKeys(store, clock.now());
  assertEquals(
    new Set(keys.map(({ kid }) => kid)),
    new Set([...added, first].map((key) => key?.kid)),
  );
  assertEquals(keys.length, 3);
});

Deno.test("the sixteenth rotation in 25 hours is refused, loses nothing, and goes well in time", async () => {
  const { clock, store } = storeAndClock();
  await readRootKeys(store, clock.now());
  for (let i = 0; i < 15; i++) {
    clock.advance(60_000);
    await rotateRootKeys(store, clock.now());
  }
  const before = await readRootKeys(store, clock.now());
  assertEquals(before.length, 16);
  await assertRejects(() => rotateRootKeys(store, clock.now()), ConfigError);
  assertEquals(await readRootKeys(store, clock.now()), before);
  // The first key ceased to sign when the second was added.
  clock.advance(25 * HOUR - 14 * 60_000);
  const { kid } = await rotateRootKeys(store, clock.now());
  assertEquals(kid, before.at(-1)?.kid);
  clock.advance(26 * HOUR);
  await rotateRootKeys(store, clock.now());
  assertEquals((await readRootKeys(store, clock.now())).length, 2);
});

Deno.test("a running site learns of a new key from the first token that names it", async () => {
  const { clock, store } = storeAndClock();
  let reads = 0;
  const reload = () => {
    reads++;
    return readRootKeys(store, clock.now());
  };
  const keys = signingKeys(await reload(), { reload, now: clock.now });
  const { kid } = await rotateRootKeys(store, clock.now());
  assertEquals(await keys.get(kid, "job") !== undefined, true);
  assertEquals(await keys.current(), kid);
  const before = reads;
  // Numbers that nobody has cannot make it read more than once a second.
  clock.advance(999);
  for (let i = 0; i < 10; i++) {
    assertEquals(await keys.get(9, "job"), undefined);
  }
  assertEquals(reads, before);
  clock.advance(1);
  await keys.get(9, "job");
  assertEquals(reads, before + 1);
});

Deno.test("a running site signs with a new key after a minute, and reads the keys no oftener", async () => {
  const { clock, store } = storeAndClock();
  const reload = () => readRootKeys(store, clock.now());
  const keys = signingKeys(await reload(), { reload, now: clock.now });
  const former = await keys.current();
  const { kid } = await rotateRootKeys(store, clock.now());
  clock.advance(59_999);
  assertEquals(await keys.current(), former);
  clock.advance(1);
  assertEquals(await keys.current(), kid);
});

const EVENT: TrackedEvent = {
  event: "hire_opened",
  ref: "mail",
  at: 1_700_000_000_000,
};
const AT = "2023-11-14T22:13:20.000Z";

Deno.test("deno task ops prints the events of a store, a line each", () =>
  withOps([EVENT, EVENT], async (ops) => {
    const json = await ops("events", "--json");
    const all = json.lines.map((line) => JSON.parse(line));
    assertEquals(all, [{ ...EVENT, at: AT }, { ...EVENT, at: AT }]);
    const text = await ops("events");
    assertEquals(text.lines.length, 2);
    for (const part of [AT, "hire_opened", "mail"]) {
      assert(text.lines[0]?.includes(part), part);
    }
    assertEquals((await ops("rotate-key")).code, 0);
  }));

Deno.test("deno task ops prints no character that a terminal would obey", () => {
  const nasty = "\u001b]0;x\u0007 \u009b2J \u007f \u202e \u2028 \r\n";
  return withOps([{ ...EVENT, ref: nasty, command: nasty }], async (ops) => {
    for (const options of [[], ["--json"]]) {
      const { lines: [line = "", ...others] } = await ops("events", ...options);
      assertEquals(others, []);
      assert(!/[\p{Cc}\p{Cf}\p{Zl}]/u.test(line), line);
    }
    const { lines: [line = ""] } = await ops("events", "--json");
    assertEquals(JSON.parse(line).ref, nasty);
  });
});

Deno.test("deno task ops without a database says so, and makes none", () =>
  withOps([], async (_ops, folder) => {
    const KV_PATH = `${folder}/nowhere/kv`;
    for (const command of ["events", "rotate-key"]) {
      const { code, errors } = await ops({ KV_PATH }, command);
      assertEquals([code, errors.length], [1, 1]);
      assert(errors[0]?.includes(KV_PATH));
    }
    await assertRejects(() => Deno.stat(`${folder}/nowhere`));
  }));

Deno.test("deno task ops says with --help what it can do", () =>
  withOps([], async (ops) => {
    for (const args of [["--help"], ["events", "--help"]]) {
      const { code, lines, errors } = await ops(...args);
      assertEquals([code, lines.length, errors], [0, 1, []]);
    }
  }));

Deno.test("deno task ops refuses what it does not know with one line", () =>
  withOps([], async (ops) => {
    const wrong = [
      ["nonsense"],
      [],
      ["toString"],
      ["events", "--jsn"],
      ["rotate-key", "--json"],
    ];
    for (const args of wrong) {
      const { code, lines, errors } = await ops(...args);
      assertEquals([code, lines, errors.length], [1, [], 1], args.join(" "));
    }
  }));

Deno.test("the sixteenth rotation by deno task ops is one line and exit code 1", () =>
  withOps([], async (ops, folder) => {
    const kv = await Deno.openKv(`${folder}/kv`);
    const store = denoKvStore(kv, Date.now);
    await readRootKeys(store, Date.now());
    for (let i = 0; i < 15; i++) await rotateRootKeys(store, Date.now());
    const before = await readRootKeys(store, Date.now());
    store.close();
    const { code, errors } = await ops("rotate-key");
    assertEquals([code, errors.length], [1, 1]);
    const after = denoKvStore(await Deno.openKv(`${folder}/kv`), Date.now);
    assertEquals(await readRootKeys(after, Date.now()), before);
    after.close();
  }));
