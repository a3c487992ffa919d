import { assert, assertEquals } from "@std/assert";
import { operations } from "../lib/api/operations/mod.ts";
import { trackEvent } from "../lib/api/operations/track_event.ts";
import { assertError, bodyOf, eventsOf, post } from "./api/support/requests.ts";
import { completion } from "./upstreams/npc_endpoint.ts";
import { examplesOf, senderOf } from "./support/examples.ts";
import { FakeClock } from "./support/clock.ts";
import { eventLoop } from "./support/event_loop.ts";
import { hangingStore } from "./support/hanging_store.ts";
import {
  type TestOptions,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

/** Milliseconds after which everybody has an answer. */
const MAX_WAIT_MS = 3_000;
const STEP = 50;

/** A site on a storage that the test can stop. */
function siteOn(options: TestOptions = {}) {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const storage = hangingStore(clock.now);
  const site = testSite({
    store: storage.store,
    expectErrors: true,
    ...options,
  });
  return { site, storage };
}

/** The answer, and how long the clock of the site went until it came. */
async function timed(site: TestSite, answer: Promise<Response>) {
  let response: Response | undefined;
  answer.then((answered) => response = answered);
  for (let waited = 0;; waited += STEP) {
    await turns();
    if (response) return { response, waited };
    assert(waited <= MAX_WAIT_MS, "no answer");
    site.clock.advance(STEP);
  }
}

/** Whatever needs no clock gets its turn. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await eventLoop();
  }
}

for (const operation of operations) {
  for (const [name, example] of examplesOf(operation)) {
    Deno.test(`${operation.id} "${name}" is answered within 3 s while the storage hangs`, async () => {
      const { site, storage } = siteOn();
      const send = await senderOf(site, operation, example);
      // The first call loads modules, which takes extra time.
      await (await send()).body?.cancel();
      storage.hang();
      // Signing keys, visitors and counts are then asked for again.
      site.clock.advance(61_000);
      const { response } = await timed(site, send());
      await response.body?.cancel();
      const isTouching = operation === trackEvent;
      assertEquals(response.status >= 500, isTouching);
    });
  }
}

Deno.test("getStats gives its last value while the storage hangs, and fails when that is old", async () => {
  const { site, storage } = siteOn();
  const ask = () => site.fetch("/api/v1/stats");
  const { as_of } = await bodyOf(await ask());
  storage.hang();
  site.clock.advance(9 * 60_000);
  const stale = await timed(site, ask());
  assertEquals((await bodyOf(stale.response)).as_of, as_of);
  site.clock.advance(60_000);
  const failed = await timed(site, ask());
  await assertError(failed.response, 500, "internal_error");
});

Deno.test("npcChat answers by itself while the storage of its budget hangs", async () => {
  const answer = completion({ messages: ["Hello."], action: null });
  const { site, storage } = siteOn({
    env: {
      NPC_PROVIDER: "openai",
      NPC_URL: "https://model.example/v1",
      NPC_MODEL: "small-model",
      NPC_API_KEY: "k3y",
    },
    fetch: () => Promise.resolve(answer.clone()),
  });
  const ask = () =>
    post(site, "/api/v1/npc-chat", { message: "Hello", npcId: "librarian" });
  assertEquals((await bodyOf(await ask())).source, "openai");
  storage.hang();
  const { response } = await timed(site, ask());
  assertEquals((await bodyOf(response)).source, "builtin");
});

Deno.test("what a storage that hung did not acknowledge is sent again and stored once", async () => {
  const { site, storage } = siteOn();
  const track = () =>
    post(site, "/api/v1/track", { event: "hire_opened" }, {
      headers: { "idempotency-key": "again" },
    });
  storage.hang();
  const { response } = await timed(site, track());
  await assertError(response, 500, "internal_error");
  // Delayed writes may happen now, without their client.
  storage.goOn();
  site.clock.advance(1_000);
  await bodyOf(await track());
  await bodyOf(await track());
  assertEquals((await eventsOf(site)).length, 1);
});

Deno.test("GET /healthz is 503 within 3 s while the storage hangs", async () => {
  const { site, storage } = siteOn();
  storage.hang();
  const { response } = await timed(site, site.fetch("/healthz"));
  await assertError(response, 503, "internal_error");
});

Deno.test("an hour of requests to a storage that hangs piles nothing up", async () => {
  const { site, storage } = siteOn({ env: { RATE_LIMIT: "0" } });
  storage.hang();
  for (let minute = 0; minute < 60; minute++) {
    const sent = Array.from(
      { length: 20 },
      (_, i) =>
        post(site, "/api/v1/track", { event: "hire_opened" }, {
          from: `198.51.100.${i}`,
        }),
    );
    await turns();
    site.clock.advance(MAX_WAIT_MS);
    const answers = await Promise.all(sent);
    for (const each of answers) await assertError(each, 500, "internal_error");
    site.clock.advance(60_000);
  }
  assert(storage.open() < 100, `${storage.open()} operations are open`);
});
