import { assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { signingKeys } from "../lib/tokens/signing_keys.ts";
import { readRootKeys, rotateRootKeys } from "../lib/kv/root_keys.ts";
import { ConfigError } from "../lib/config.ts";
import { memoryStore } from "../lib/kv/memory_store.ts";
import { FakeClock } from "./support/clock.ts";

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
  for (let i = 0; i < 10; i++) {
    assertEquals(await keys.get(9, "job"), undefined);
  }
  assertEquals(reads, before);
  clock.advance(1_000);
  await keys.get(9, "job");
  assertEquals(reads, before + 1);
});

Deno.test("a running site signs with a new key after a minute at most", async () => {
  const { clock, store } = storeAndClock();
  const reload = () => readRootKeys(store, clock.now());
  const keys = signingKeys(await reload(), { reload, now: clock.now });
  await keys.current();
  const { kid } = await rotateRootKeys(store, clock.now());
  clock.advance(60_000);
  assertEquals(await keys.current(), kid);
});

Deno.test("deno task ops prints the events of a store", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const env = { KV_PATH: `${folder}/kv`, NO_COLOR: "1" };
    const run = async (...args: string[]) => {
      const command = new Deno.Command(Deno.execPath(), {
        args: ["run", "--no-check", "-A", "tools/ops.ts", ...args],
        env,
      });
      const { code, stdout, stderr } = await command.output();
      const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
      return { code, stdout: decode(stdout), stderr: decode(stderr) };
    };
    assertEquals((await run("rotate-key")).code, 0);
    const kv = await Deno.openKv(env.KV_PATH);
    const value = { event: "hire_opened", ref: "mail", at: 1_700_000_000_000 };
    await kv.set(["events", value.at, "x"], { value });
    kv.close();
    const { stdout } = await run("events", "--json");
    assertEquals(JSON.parse(stdout), {
      ...value,
      at: "2023-11-14T22:13:20.000Z",
    });
    const wrong = await run("nonsense");
    assertEquals(wrong.code, 1);
    assertEquals(wrong.stderr.trimEnd().split("\n").length, 1);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
