import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { type TestSite, testSite } from "../support/test_app.ts";
import {
  assertError,
  bodyOf,
  eventsOf,
  post,
  short,
} from "./support/requests.ts";

const PATH = "/api/v1/track";
const HIRE = { event: "hire_opened" };
const HOUR = 60 * 60_000;

function track(
  site: TestSite,
  key: string,
  { body = HIRE, from }: { body?: unknown; from?: string } = {},
): Promise<Response> {
  const headers = { "idempotency-key": key };
  return post(site, PATH, body, { headers, from });
}

async function isReplay(response: Response): Promise<boolean> {
  assertEquals(await bodyOf(response), { accepted: true });
  const header = response.headers.get("idempotent-replayed");
  assertEquals(header ?? "true", "true");
  return header === "true";
}

async function countOf(site: TestSite): Promise<number> {
  return (await eventsOf(site)).length;
}

const KEYS = [
  "a",
  "8e03978e-40d5-43dd-bc93-6894a57f9324",
  "x".repeat(255),
  "!#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
  'a"b',
  "a,b",
  '"quoted"',
  '"with space and , comma"',
  '"escaped \\" and \\\\"',
  `"${"x".repeat(253)}"`,
];

for (const key of KEYS) {
  Deno.test(`the Idempotency-Key ${short(key)} is taken once`, async () => {
    using site = testSite();
    assertEquals(await isReplay(await track(site, key)), false);
    assertEquals(await isReplay(await track(site, key)), true);
    assertEquals(await countOf(site), 1);
  });
}

const MALFORMED = [
  "",
  "   ",
  "a b",
  "a\tb",
  "é",
  "a\u007f",
  '"unclosed',
  '"',
  '""',
  '"a" ; b',
  '"a"b',
  '"a\\x"',
  '"a\\"',
  '"é"',
  '"a", "b"',
  '"a"b"',
  "x".repeat(256),
  `"${"x".repeat(254)}"`,
];

for (const key of MALFORMED) {
  Deno.test(`the Idempotency-Key ${JSON.stringify(short(key))} is malformed`, async () => {
    using site = testSite();
    await assertError(await track(site, key), 400, "invalid_parameter");
    assertEquals(await countOf(site), 0);
  });
}

Deno.test("two Idempotency-Key lines are malformed", async () => {
  using site = testSite();
  const headers = new Headers([
    ["content-type", "application/json"],
    ["idempotency-key", "a"],
    ["idempotency-key", "b"],
  ]);
  const body = JSON.stringify(HIRE);
  const response = await site.fetch(PATH, { method: "POST", headers, body });
  await assertError(response, 400, "invalid_parameter");
});

for (
  const [bare, quoted] of [["abc", '"abc"'], ['a\\"b', '"a\\\\\\"b"']] as const
) {
  Deno.test(`${bare} and ${quoted} are the same key`, async () => {
    using site = testSite();
    assertEquals(await isReplay(await track(site, bare)), false);
    assertEquals(await isReplay(await track(site, quoted)), true);
    assertEquals(await countOf(site), 1);
  });
}

Deno.test("keys that differ in case are two", async () => {
  using site = testSite();
  assertEquals(await isReplay(await track(site, "key")), false);
  assertEquals(await isReplay(await track(site, "Key")), false);
});

Deno.test("a key holds for all clients", async () => {
  using site = testSite();
  assertEquals(
    await isReplay(await track(site, "a", { from: "192.0.2.1" })),
    false,
  );
  assertEquals(
    await isReplay(await track(site, "a", { from: "2001:db8::1" })),
    true,
  );
});

Deno.test("a key holds on all instances", async () => {
  const store = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
  using one = testSite({ store });
  using two = testSite({ store });
  assertEquals(await isReplay(await track(one, "a")), false);
  assertEquals(await isReplay(await track(two, "a")), true);
});

Deno.test("a key with another valid body is a replay, and records nothing", async () => {
  using site = testSite();
  assertEquals(await isReplay(await track(site, "a")), false);
  const body = { event: "command_run" };
  assertEquals(await isReplay(await track(site, "a", { body })), true);
  assertEquals((await eventsOf(site)).map(({ event }) => event), [
    "hire_opened",
  ]);
});

Deno.test("a body that is refused does not use up its key", async () => {
  using site = testSite();
  for (const body of [{ event: "signup" }, {}, "{", { ...HIRE, ref: 1 }]) {
    const response = await track(site, "a", { body });
    assertEquals(response.status, 400);
    await response.body?.cancel();
  }
  assertEquals(await isReplay(await track(site, "a")), false);
  assertEquals(await isReplay(await track(site, "a")), true);
});

Deno.test("the body is checked first, with a used key and with a malformed one", async () => {
  using site = testSite();
  await isReplay(await track(site, "a"));
  for (const key of ["a", "a b", ""]) {
    const unknown = await track(site, key, { body: { event: "signup" } });
    await assertError(unknown, 400, "unknown_event");
    const broken = await track(site, key, { body: "{" });
    await assertError(broken, 400, "invalid_body");
  }
});

Deno.test("a request over the limit does not use up its key", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  await bodyOf(await post(site, PATH, HIRE));
  await assertError(await track(site, "a"), 429, "rate_limited");
  site.clock.advance(60_000);
  assertEquals(await isReplay(await track(site, "a")), false);
});

Deno.test("a key holds for 24 hours from its first use, and no longer", async () => {
  using site = testSite();
  assertEquals(await isReplay(await track(site, "a")), false);
  site.clock.advance(12 * HOUR);
  assertEquals(await isReplay(await track(site, "a")), true);
  site.clock.advance(12 * HOUR - 1_000);
  assertEquals(await isReplay(await track(site, "a")), true);
  site.clock.advance(999);
  assertEquals(await isReplay(await track(site, "a")), true);
  site.clock.advance(1);
  assertEquals(await isReplay(await track(site, "a")), false);
  assertEquals(await isReplay(await track(site, "a")), true);
  assertEquals(await countOf(site), 2);
});

Deno.test("of 50 at once with one key exactly one is recorded", async () => {
  using site = testSite();
  const replays = await Promise.all(
    Array.from({ length: 50 }, async () => isReplay(await track(site, "a"))),
  );
  assertEquals(replays.filter((replay) => !replay).length, 1);
  assertEquals(await countOf(site), 1);
});

Deno.test("of 50 at once with one key on two instances exactly one is recorded", async () => {
  const store = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
  using one = testSite({ store });
  using two = testSite({ store });
  const replays = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, i) => isReplay(await track(i % 2 ? one : two, "a")),
    ),
  );
  assertEquals(replays.filter((replay) => !replay).length, 1);
  assertEquals(await countOf(one), 1);
});

Deno.test("of 50 at once with a key of yesterday exactly one is recorded", async () => {
  using site = testSite();
  await isReplay(await track(site, "a"));
  site.clock.advance(24 * HOUR);
  const replays = await Promise.all(
    Array.from({ length: 50 }, async () => isReplay(await track(site, "a"))),
  );
  assertEquals(replays.filter((replay) => !replay).length, 1);
  assertEquals(await countOf(site), 2);
});

Deno.test("a key is stored as a hash", async () => {
  using site = testSite();
  await isReplay(await track(site, "mail-of-somebody@example.com"));
  const stored = await Array.fromAsync(site.store.list([]));
  assertEquals(JSON.stringify(stored).includes("somebody"), false);
});
