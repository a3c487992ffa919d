import { assertEquals } from "@std/assert";
import { CachedUpstream } from "../../lib/services/upstreams/cached_upstream.ts";
import { UpstreamError } from "../../lib/upstream_error.ts";
import { FakeClock } from "../support/clock.ts";
import { upstreamError } from "./helpers.ts";

const FRESH = 60_000;
const STALE = 600_000;
const FAILURE = 5_000;
const PAUSE = 30_000;

/** A cached value whose upstream counts its calls, and fails when told to. */
function setUp() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const upstream = { calls: 0, isDown: false, gate: Promise.resolve() };
  const load = async () => {
    const call = ++upstream.calls;
    await upstream.gate;
    if (upstream.isDown) throw new UpstreamError("test", "connection");
    return call;
  };
  const cached = new CachedUpstream(load, {
    provider: "test",
    now: clock.now,
    fresh: FRESH,
    stale: STALE,
  });
  return { clock, upstream, cached };
}

Deno.test("get() asks the upstream once while the value is fresh", async () => {
  const { clock, cached } = setUp();
  const at = clock.now();
  assertEquals(await cached.get(), { value: 1, at });
  clock.advance(FRESH - 1);
  assertEquals(await cached.get(), { value: 1, at });
  clock.advance(1);
  assertEquals(await cached.get(), { value: 2, at: at + FRESH });
});

Deno.test("get() dates the value by when the upstream was asked", async () => {
  const { clock, upstream, cached } = setUp();
  const gate = Promise.withResolvers<void>();
  upstream.gate = gate.promise;
  const at = clock.now();
  const pending = cached.get();
  clock.advance(2_000);
  gate.resolve();
  assertEquals(await pending, { value: 1, at });
});

Deno.test("get() makes one call for all who ask at the same time", async () => {
  const { upstream, cached } = setUp();
  const all = await Promise.all([cached.get(), cached.get(), cached.get()]);
  assertEquals(all.map(({ value }) => value), [1, 1, 1]);
  assertEquals(upstream.calls, 1);
});

Deno.test("get() gives all who ask at the same time one error", async () => {
  const { upstream, cached } = setUp();
  upstream.isDown = true;
  const all = await Promise.all(
    [cached.get(), cached.get()].map(upstreamError),
  );
  assertEquals(all.map(({ failure }) => failure), ["connection", "connection"]);
  assertEquals(upstream.calls, 1);
});

Deno.test("get() answers an old value while the upstream fails, up to its limit", async () => {
  const { clock, upstream, cached } = setUp();
  const first = await cached.get();
  upstream.isDown = true;
  clock.advance(STALE - 1);
  assertEquals(await cached.get(), first);
  assertEquals(upstream.calls, 2);
  clock.advance(1);
  await upstreamError(cached.get());
});

Deno.test("get() leaves a failure alone for 5 seconds", async () => {
  const { clock, upstream, cached } = setUp();
  upstream.isDown = true;
  await upstreamError(cached.get());
  upstream.isDown = false;
  clock.advance(FAILURE - 1);
  await upstreamError(cached.get());
  assertEquals(upstream.calls, 1);
  clock.advance(1);
  assertEquals((await cached.get()).value, 2);
});

Deno.test("get() leaves the upstream alone for 30 seconds after 5 failures in a row", async () => {
  const { clock, upstream, cached } = setUp();
  upstream.isDown = true;
  await failTimes(5, { clock, cached });
  assertEquals(upstream.calls, 5);
  // The last step of 5 s has passed already.
  clock.advance(PAUSE - FAILURE - 1);
  assertEquals((await upstreamError(cached.get())).failure, "paused");
  assertEquals(upstream.calls, 5);
  clock.advance(1);
  assertEquals((await upstreamError(cached.get())).failure, "connection");
  assertEquals(upstream.calls, 6);
  clock.advance(PAUSE - 1);
  assertEquals((await upstreamError(cached.get())).failure, "paused");
});

Deno.test("get() asks as before when the probe after the pause succeeds", async () => {
  const { clock, upstream, cached } = setUp();
  upstream.isDown = true;
  await failTimes(5, { clock, cached });
  upstream.isDown = false;
  clock.advance(PAUSE);
  assertEquals((await cached.get()).value, 6);
  upstream.isDown = true;
  clock.advance(STALE);
  await failTimes(4, { clock, cached });
  upstream.isDown = false;
  assertEquals((await cached.get()).value, 11);
});

Deno.test("get() answers an old value during the pause", async () => {
  const { clock, upstream, cached } = setUp();
  const first = await cached.get();
  upstream.isDown = true;
  clock.advance(FRESH);
  for (let failure = 0; failure < 8; failure++) {
    assertEquals(await cached.get(), first);
    clock.advance(FAILURE);
  }
  assertEquals(upstream.calls, 1 + 5);
});

Deno.test("known() never waits, and has the value fetched meanwhile", async () => {
  const { upstream, cached } = setUp();
  assertEquals(cached.known(), null);
  assertEquals((await cached.get()).value, 1);
  assertEquals(cached.known()?.value, 1);
  assertEquals(upstream.calls, 1);
});

Deno.test("known() gives an old value until it is stale", async () => {
  const { clock, cached } = setUp();
  await cached.get();
  clock.advance(FRESH);
  assertEquals(cached.known()?.value, 1);
  assertEquals((await cached.get()).value, 2);
  clock.advance(STALE);
  assertEquals(cached.known(), null);
});

Deno.test("known() does not fail with the upstream", async () => {
  const { upstream, cached } = setUp();
  upstream.isDown = true;
  assertEquals(cached.known(), null);
  await upstreamError(cached.get());
  assertEquals(cached.known(), null);
  assertEquals(upstream.calls, 1);
});

async function failTimes(
  times: number,
  { clock, cached }: Pick<ReturnType<typeof setUp>, "clock" | "cached">,
): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    await upstreamError(cached.get());
    clock.advance(FAILURE);
  }
}
