import { assertEquals } from "@std/assert";
import { UpstreamError } from "../../lib/upstream_error.ts";
import { withRetry } from "../../lib/services/upstreams/network.ts";
import { FakeClock } from "../support/clock.ts";
import { testNetwork, upstreamError } from "./helpers.ts";

/** An attempt that fails like this, as often as that, then answers its number. */
function failing(times: number, error: UpstreamError) {
  let calls = 0;
  return () =>
    ++calls <= times ? Promise.reject(error) : Promise.resolve(calls);
}

function status(status: number, retryAfter?: number): UpstreamError {
  return new UpstreamError("test", "status", { status, retryAfter });
}

Deno.test("withRetry() tries a broken connection, a 429 and a 5xx once more", async () => {
  const connection = new UpstreamError("test", "connection");
  for (const error of [connection, status(429), status(500), status(503)]) {
    assertEquals(await withRetry(testNetwork(), failing(1, error)), 2);
    await upstreamError(withRetry(testNetwork(), failing(2, error)));
  }
});

Deno.test("withRetry() does not repeat what would fail again", async () => {
  for (
    const error of [
      status(400),
      status(401),
      status(404),
      new UpstreamError("test", "redirect", { status: 302 }),
      new UpstreamError("test", "timeout"),
      new UpstreamError("test", "unexpected"),
    ]
  ) {
    const result = withRetry(testNetwork(), failing(1, error));
    assertEquals(await upstreamError(result), error);
  }
});

Deno.test("withRetry() waits as long as Retry-After says, where the time allows", async () => {
  const waits: number[] = [];
  const network = testNetwork({
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
  });
  assertEquals(await withRetry(network, failing(1, status(429, 4_000))), 2);
  assertEquals(waits, [4_000]);
  await upstreamError(withRetry(network, failing(1, status(429, 5_000))));
  assertEquals(waits, [4_000]);
  assertEquals(await withRetry(network, failing(1, status(503))), 2);
  assertEquals(waits, [4_000, 200]);
});

Deno.test("withRetry() counts the first attempt's time", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const network = testNetwork({ now: clock.now });
  const attempt = failing(1, status(503));
  const result = withRetry(network, () => {
    clock.advance(5_000);
    return attempt();
  });
  await upstreamError(result);
});

/** Returns for each attempt whether it was aborted so many milliseconds after its start. */
async function endsAfter(...times: number[]): Promise<boolean[]> {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const { now, timeout } = clock;
  const network = testNetwork({ now, timeout });
  const attempt = failing(times.length - 1, status(503));
  const ends: boolean[] = [];
  await withRetry(network, (signal) => {
    clock.advance(times[ends.length] ?? 0);
    ends.push(signal.aborted);
    return attempt();
  });
  return ends;
}

Deno.test("withRetry() ends an attempt after its time", async () => {
  assertEquals(await endsAfter(2_999), [false]);
  assertEquals(await endsAfter(3_000), [true]);
});

Deno.test("withRetry() ends the second attempt when all time is over", async () => {
  assertEquals(await endsAfter(2_999, 2_000), [false, false]);
  assertEquals(await endsAfter(2_999, 2_001), [false, true]);
});

Deno.test("withRetry() pauses until its time, or until the client leaves", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const over = AbortSignal.abort();
  const standing = { timeout: clock.timeout, wait: undefined };
  const left = withRetry(testNetwork(standing), failing(1, status(503)), over);
  assertEquals(await left, 2);
  const timeout = (milliseconds: number) =>
    milliseconds === 200 ? over : clock.timeout(milliseconds);
  const network = testNetwork({ timeout, wait: undefined });
  assertEquals(await withRetry(network, failing(1, status(503))), 2);
});
