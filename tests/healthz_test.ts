import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../lib/services/kv/memory_store.ts";
import type { Store } from "../lib/services/kv/store.ts";
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
  assertEquals(await site.status("/healthz"), 200);
});

/** A site whose disk has room for so many bytes in a value; and its probes. */
function siteOnDisk(room: { bytes: number }) {
  const probes: number[] = [];
  const memory = memoryStore(() => 0);
  const sizeOf = (value: unknown) =>
    value instanceof Uint8Array ? value.length : JSON.stringify(value).length;
  const store: Store = {
    ...memory,
    commit(commit) {
      const sizes = (commit.set ?? []).map(({ value }) => sizeOf(value));
      const isProbe = commit.set?.[0]?.key[0] === "write_probe";
      if (isProbe) probes.push(sizes[0] ?? 0);
      return Math.max(...sizes) > room.bytes
        ? Promise.reject(new Error("database or disk is full"))
        : memory.commit(commit);
    },
  };
  const site = testSite({ store, expectErrors: true });
  const answer = async (...request: Parameters<typeof site.fetch>) => {
    const { status, body } = await site.fetch(...request);
    await body?.cancel();
    return status;
  };
  const track = () =>
    answer("/api/v1/track", {
      method: "POST",
      body: '{"event":"hire_opened"}',
    });
  return { site, probes, track, health: () => answer("/healthz") };
}

Deno.test("GET /healthz writes at most every ten seconds, and is 503 from a write that failed to one that went well", async () => {
  const room = { bytes: Infinity };
  const { site, probes, health } = siteOnDisk(room);
  using _ = site;
  assertEquals(await Promise.all([health(), health()]), [200, 200]);
  assertEquals(probes.length, 1);
  room.bytes = 0;
  site.clock.advance(9_999);
  assertEquals([await health(), probes.length], [200, 1]);
  site.clock.advance(1);
  assertEquals([await health(), probes.length], [200, 1]);
  site.clock.advance(1_000);
  assertEquals([await health(), probes.length], [503, 2]);
  room.bytes = Infinity;
  site.clock.advance(9_999);
  assertEquals([await health(), probes.length], [503, 2]);
  site.clock.advance(1_000);
  assertEquals([await health(), probes.length], [200, 3]);
});

Deno.test("GET /healthz is 503 at once when a request could not write, and until more can be written than a request writes", async () => {
  const room = { bytes: Infinity };
  const { site, probes, track, health } = siteOnDisk(room);
  using _ = site;
  assertEquals(await health(), 200);
  room.bytes = 1;
  assertEquals(await track(), 500);
  site.clock.advance(1_000);
  assertEquals(await health(), 503);
  // Room for an event, which the largest of all writes does not find.
  room.bytes = 10_000;
  site.clock.advance(10_000);
  assertEquals(await health(), 503);
  assertEquals(await track(), 200);
  site.clock.advance(1_000);
  assertEquals(await health(), 503);
  room.bytes = Infinity;
  site.clock.advance(10_000);
  assertEquals(await health(), 200);
  assertEquals(probes.map((bytes) => bytes > 10_000), [false, true, true]);
});

Deno.test("GET /healthz is 200 after one write that failed, as soon as another went well", async () => {
  const room = { bytes: Infinity };
  const { site, track, health } = siteOnDisk(room);
  using _ = site;
  assertEquals(await health(), 200);
  room.bytes = 1;
  assertEquals(await track(), 500);
  room.bytes = Infinity;
  assertEquals(await track(), 200);
  site.clock.advance(1_000);
  assertEquals(await health(), 200);
});

Deno.test("GET /healthz asks and writes again when the clock was stepped back", async () => {
  const room = { bytes: Infinity };
  const { site, probes, health } = siteOnDisk(room);
  using _ = site;
  assertEquals(await health(), 200);
  room.bytes = 0;
  site.clock.advance(-3 * 24 * 60 * 60_000);
  assertEquals([await health(), probes.length], [503, 2]);
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
  site.app.core.stop();
  const response = await site.fetch("/healthz");
  assertEquals(response.status, 503);
  assertEquals((await response.json()).code, "internal_error");
});

Deno.test("a site that stops waits two seconds for those who ask for its health, and for nobody else", async () => {
  using unwatched = testSite();
  await unwatched.app.core.stop();
  using forsaken = testSite();
  await (await forsaken.fetch("/healthz")).body?.cancel();
  forsaken.clock.advance(15_000);
  await forsaken.app.core.stop();

  using watched = testSite();
  await (await watched.fetch("/healthz")).body?.cancel();
  watched.clock.advance(14_999);
  let hasStopped = false;
  const stopped = watched.app.core.stop().then(() => hasStopped = true);
  watched.clock.advance(1_999);
  await eventLoop();
  assertEquals(hasStopped, false);
  watched.clock.advance(1);
  await stopped;
});
