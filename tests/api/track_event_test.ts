import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { eventLoop } from "../support/event_loop.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";
import {
  assertError,
  bodyOf,
  eventsOf,
  post,
  short,
} from "./support/requests.ts";

const PATH = "/api/v1/track";
const HIRE = { event: "hire_opened" };

Deno.test("POST /api/v1/track stores the event and what came with it", async () => {
  using site = testSite();
  const event = {
    event: "command_run",
    command: "open",
    ref: "newsletter",
    referrer: "https://elsewhere.example/",
    deepLinked: true,
  };
  const response = await post(site, PATH, { ...event, unknown: 1 });
  assertEquals(response.headers.get("idempotent-replayed"), null);
  assertEquals(await bodyOf(response), { accepted: true });
  assertEquals(await eventsOf(site), [{ ...event, at: site.clock.now() }]);
});

Deno.test("POST /api/v1/track without a key stores every event", async () => {
  using site = testSite();
  for (let i = 0; i < 3; i++) await bodyOf(await post(site, PATH, HIRE));
  assertEquals((await eventsOf(site)).length, 3);
});

for (
  const event of ["signup", "", "Hire_opened", "hire_opened ", "__proto__"]
) {
  Deno.test(`POST /api/v1/track does not know the event "${event}"`, async () => {
    using site = testSite();
    const response = await post(site, PATH, { event });
    await assertError(response, 400, "unknown_event");
    assertEquals(await eventsOf(site), []);
  });
}

const INVALID = [
  {},
  { event: 1 },
  { event: null },
  { event: ["hire_opened"] },
  { event: { toString: "hire_opened" } },
  { ...HIRE, deepLinked: "true" },
  { ...HIRE, deepLinked: null },
  { ...HIRE, ref: null },
  { ...HIRE, ref: 5 },
  { ...HIRE, command: ["a"] },
  { ...HIRE, referrer: {} },
  { ...HIRE, command: "x".repeat(41) },
  { ...HIRE, ref: "x".repeat(81) },
  { ...HIRE, referrer: "x".repeat(301) },
  { ...HIRE, command: "🦆".repeat(41) },
];

for (const body of INVALID) {
  Deno.test(`POST /api/v1/track refuses ${short(JSON.stringify(body))}`, async () => {
    using site = testSite();
    await assertError(await post(site, PATH, body), 400, "invalid_body");
    assertEquals(await eventsOf(site), []);
  });
}

const VALID = [
  { ...HIRE, command: "x".repeat(40) },
  { ...HIRE, command: "🦆".repeat(40) },
  { ...HIRE, ref: "🦆".repeat(80) },
  { ...HIRE, referrer: "🦆".repeat(300) },
  { ...HIRE, command: "", ref: "", referrer: "" },
  { ...HIRE, command: "a\u0000\n" },
  { constructor: 1, ...HIRE },
];

for (const body of VALID) {
  Deno.test(`POST /api/v1/track takes ${short(JSON.stringify(body))}`, async () => {
    using site = testSite();
    await bodyOf(await post(site, PATH, body));
    assertEquals((await eventsOf(site)).length, 1);
  });
}

Deno.test("events come out in the order of their time", async () => {
  using site = testSite();
  for (const command of ["a", "b", "c"]) {
    await bodyOf(await post(site, PATH, { event: "command_run", command }));
    site.clock.advance(1);
  }
  const commands = (await eventsOf(site)).map(({ command }) => command);
  assertEquals(commands, ["a", "b", "c"]);
});

Deno.test("an event is kept for 90 days", async () => {
  using site = testSite();
  await bodyOf(await post(site, PATH, HIRE));
  site.clock.advance(90 * 86_400_000 - 1);
  assertEquals((await eventsOf(site)).length, 1);
  site.clock.advance(1);
  assertEquals(await eventsOf(site), []);
});

Deno.test("POST /api/v1/track is 500 and never accepted where the store fails", async () => {
  const { now } = new FakeClock("2026-11-20T12:00:00Z");
  const failing = () => Promise.reject(new Error("secret detail"));
  const stores = [
    { ...memoryStore(now), commit: failing },
    { ...memoryStore(now), get: failing, commit: failing },
  ];
  for (const store of stores) {
    for (const headers of [undefined, { "idempotency-key": "a" }]) {
      using site = testSite({ store, expectErrors: true });
      const response = await post(site, PATH, HIRE, { headers });
      assert(!(await response.clone().text()).includes("secret"));
      await assertError(response, 500, "internal_error");
    }
  }
});

for (const failing of [1, 2]) {
  Deno.test(`an event is stored once, also where storing ${failing} fails and the client tries again`, async () => {
    const inner = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
    let commits = 0;
    const store: typeof inner = {
      ...inner,
      commit: (commit) =>
        commit.set?.[0]?.key[0] === "events" && ++commits === failing
          ? Promise.reject(new Error("full"))
          : inner.commit(commit),
    };
    using site = testSite({ store, expectErrors: true });
    const headers = { "idempotency-key": "a" };
    const send = async () => {
      const response = await post(site, PATH, HIRE, { headers });
      await response.body?.cancel();
      return response.status;
    };
    const status = await send();
    assertEquals(status, failing === 1 ? 500 : 200);
    assertEquals(await send(), 200);
    assertEquals((await eventsOf(site)).length, 1);
  });
}

Deno.test("POST /api/v1/track takes 500 events a day of a client, and then says when to come back", async () => {
  using site = testSite({
    env: { RATE_LIMIT: "0" },
    now: "2026-11-20T23:58:20.500Z",
  });
  const headers = { "idempotency-key": "a" };
  await bodyOf(await post(site, PATH, HIRE, { headers }));
  for (let i = 1; i < 500; i++) await bodyOf(await post(site, PATH, HIRE));
  const refused = await post(site, PATH, HIRE);
  assertEquals(refused.headers.get("retry-after"), "100");
  await assertError(refused, 429, "rate_limited");
  const bad = await post(site, PATH, { event: "signup" }, { headers });
  await assertError(bad, 400, "unknown_event");
  const replay = await post(site, PATH, HIRE, { headers });
  assertEquals(replay.headers.get("idempotent-replayed"), "true");
  assertEquals(await bodyOf(replay), { accepted: true });
  await bodyOf(await post(site, PATH, HIRE, { from: "198.51.100.1" }));
  assertEquals((await eventsOf(site)).length, 501);
  site.clock.advance(100_000);
  await bodyOf(await post(site, PATH, HIRE));
});

Deno.test("POST /api/v1/track is 500 within 3 s where the store hangs, at whatever it is asked", async () => {
  const never = new Promise<never>(() => {});
  for (
    const hanging of [
      "idem",
      "hash_keys",
      "event_counts",
      "event_clients",
      "events",
    ]
  ) {
    const inner = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
    let hangs = false;
    const isHanging = (key: unknown) => key === hanging && (hangs = true);
    const store: typeof inner = {
      ...inner,
      get: (key) => isHanging(key[0]) ? never : inner.get(key),
      commit: (commit) =>
        isHanging(commit.set?.[0]?.key[0]) ? never : inner.commit(commit),
    };
    using site = testSite({ store, expectErrors: true });
    const headers = { "idempotency-key": "a" };
    const sent = post(site, PATH, HIRE, { headers });
    let response;
    sent.then((answer) => response = answer);
    // Time passes only once the store hangs, so a busy machine fails no test.
    for (let steps = 0; steps < 20 && !response; steps += Number(hangs)) {
      await eventLoop();
      if (hangs) site.clock.advance(150);
    }
    assert(response, hanging);
    await assertError(await sent, 500, "internal_error");
  }
});

for (const type of ["application/json", "text/plain", undefined]) {
  Deno.test(`POST /api/v1/track records nothing for a page of another site (${type})`, async () => {
    using site = testSite();
    const foreign = [
      "https://evil.example",
      "http://light.example",
      "https://light.example.evil.example",
      "https://localhost.evil.example",
      "null",
      `https://${"a".repeat(2_048)}.example`,
    ];
    const send = (headers: Record<string, string>) =>
      site.fetch(PATH, {
        method: "POST",
        headers: { ...type && { "content-type": type }, ...headers },
        body: new TextEncoder().encode(JSON.stringify(HIRE)),
      });
    const key = { "idempotency-key": "foreign" };
    for (const origin of foreign) {
      const refused = await send({ ...key, origin });
      await assertError(refused, 400, "invalid_body");
    }
    assertEquals(await eventsOf(site), []);
    // Nor is the key used up.
    const taken = await send(key);
    assertEquals(taken.headers.get("idempotent-replayed"), null);
    await bodyOf(taken);
    const own = [BASE_URL, "http://localhost:3000", "http://[::1]:8000"];
    for (const origin of own) await bodyOf(await send({ origin }));
    assertEquals((await eventsOf(site)).length, 1 + own.length);
  });
}
