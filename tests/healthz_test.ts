import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../lib/kv/memory_store.ts";
import type { Store } from "../lib/kv/store.ts";
import { eventLoop } from "./support/event_loop.ts";
import { testSite } from "./support/test_app.ts";

/** A store whose answers the test decides. */
function storeThat(get: Store["get"]): Store {
  return { ...memoryStore(() => 0), get };
}

const absent = { key: [], value: undefined, version: null };

Deno.test("GET /healthz is 200 ok, with the headers of every response", async () => {
  using site = testSite();
  const response = await site.fetch("/healthz");
  const { status, headers } = response;
  assertEquals(status, 200);
  assertEquals(headers.get("cache-control"), "no-store");
  assertEquals(headers.get("ratelimit-remaining"), "60");
  assert(headers.get("x-request-id"));
  await response.body?.cancel();
});

Deno.test("GET /healthz uses up no window and leaves no line in the log", async () => {
  using site = testSite();
  for (let i = 0; i < 70; i++) {
    const response = await site.fetch("/healthz");
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("ratelimit-remaining"), "60");
    await response.body?.cancel();
  }
  assertEquals(site.log, []);
});

Deno.test("GET /healthz is 503 while the storage fails, and 200 when it is back", async () => {
  let isBroken = true;
  const store = storeThat(() =>
    isBroken ? Promise.reject(new Error("disk")) : Promise.resolve(absent)
  );
  using site = testSite({ store });
  const failing = await site.fetch("/healthz");
  assertEquals(failing.status, 503);
  assertEquals((await failing.json()).code, "internal_error");
  isBroken = false;
  site.clock.advance(1_000);
  const back = await site.fetch("/healthz");
  assertEquals(back.status, 200);
  await back.body?.cancel();
});

Deno.test("GET /healthz is 503 while nothing can be written, and 200 when it can again", async () => {
  let isFull = true;
  let commits = 0;
  const memory = memoryStore(() => 0);
  const store: Store = {
    ...memory,
    commit(commit) {
      commits++;
      return isFull ? Promise.reject(new Error("disk")) : memory.commit(commit);
    },
  };
  using site = testSite({ store, expectErrors: true });
  const health = async () => {
    site.clock.advance(1_000);
    const { status, body } = await site.fetch("/healthz");
    await body?.cancel();
    return status;
  };
  // Nobody has written yet, and health alone writes nothing.
  assertEquals([await health(), commits], [200, 0]);
  const event = { method: "POST", body: '{"event":"hire_opened"}' };
  const track = await site.fetch("/api/v1/track", event);
  assertEquals(track.status, 500);
  await track.body?.cancel();
  assertEquals([await health(), await health()], [503, 503]);
  isFull = false;
  assertEquals(await health(), 200);
  const before = commits;
  assertEquals([await health(), commits], [200, before]);
});

Deno.test("GET /healthz is 503 where the storage does not answer within a second", async () => {
  const asked = Promise.withResolvers<void>();
  const store = storeThat(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  using site = testSite({ store });
  const answer = site.fetch("/healthz");
  await asked.promise;
  site.clock.advance(1_000);
  const { status, body } = await answer;
  assertEquals(status, 503);
  await body?.cancel();
});

Deno.test("GET /healthz asks the storage at most once a second", async () => {
  let asked = 0;
  using site = testSite({
    store: storeThat(() => {
      asked++;
      return Promise.resolve(absent);
    }),
  });
  const ask = async () => (await site.fetch("/healthz")).body?.cancel();
  await Promise.all([ask(), ask(), ask()]);
  assertEquals(asked, 1);
  site.clock.advance(999);
  await ask();
  assertEquals(asked, 1);
  site.clock.advance(1);
  await ask();
  assertEquals(asked, 2);
});

Deno.test("GET /healthz is 503 once the site is stopping", async () => {
  using site = testSite();
  site.app.stop();
  const response = await site.fetch("/healthz");
  assertEquals(response.status, 503);
  assertEquals((await response.json()).code, "internal_error");
});

Deno.test("a site that stops waits two seconds for those who ask for its health, and for nobody else", async () => {
  using unwatched = testSite();
  await unwatched.app.stop();
  using forsaken = testSite();
  await (await forsaken.fetch("/healthz")).body?.cancel();
  forsaken.clock.advance(15_000);
  await forsaken.app.stop();

  using watched = testSite();
  await (await watched.fetch("/healthz")).body?.cancel();
  watched.clock.advance(14_999);
  let hasStopped = false;
  const stopped = watched.app.stop().then(() => hasStopped = true);
  watched.clock.advance(1_999);
  await eventLoop();
  assertEquals(hasStopped, false);
  watched.clock.advance(1);
  await stopped;
});
