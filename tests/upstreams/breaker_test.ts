import { assertEquals } from "@std/assert";
import { Breaker } from "../../lib/services/upstreams/guards.ts";
import { UpstreamError } from "../../lib/upstream_error.ts";
import { FakeClock } from "../support/clock.ts";
import { upstreamError } from "./helpers.ts";

const DOWN = () => Promise.reject(new UpstreamError("test", "connection"));
const UP = () => Promise.resolve("up");

async function openBreaker() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const breaker = new Breaker("test", clock.now);
  for (let failure = 0; failure < 5; failure++) {
    assertEquals(breaker.isOpen, false);
    await upstreamError(breaker.run(DOWN));
  }
  return { clock, breaker };
}

Deno.test("a breaker opens at the fifth failure in a row", async () => {
  const { breaker } = await openBreaker();
  assertEquals(breaker.isOpen, true);
  assertEquals((await upstreamError(breaker.run(UP))).failure, "paused");
});

Deno.test("a breaker starts to count again after a success", async () => {
  const breaker = new Breaker("test", () => 0);
  for (let failure = 0; failure < 4; failure++) {
    await upstreamError(breaker.run(DOWN));
  }
  assertEquals(await breaker.run(UP), "up");
  await upstreamError(breaker.run(DOWN));
  assertEquals(breaker.isOpen, false);
});

Deno.test("a breaker lets one probe through after 30 seconds", async () => {
  const { clock, breaker } = await openBreaker();
  clock.advance(30_000);
  const gate = Promise.withResolvers<string>();
  const probe = breaker.run(() => gate.promise);
  assertEquals((await upstreamError(breaker.run(UP))).failure, "paused");
  gate.resolve("up again");
  assertEquals(await probe, "up again");
  assertEquals(breaker.isOpen, false);
  assertEquals(await breaker.run(UP), "up");
});

Deno.test("a breaker stays open for 30 seconds more when the probe fails", async () => {
  const { clock, breaker } = await openBreaker();
  clock.advance(30_000);
  assertEquals((await upstreamError(breaker.run(DOWN))).failure, "connection");
  clock.advance(29_999);
  assertEquals((await upstreamError(breaker.run(UP))).failure, "paused");
  clock.advance(1);
  assertEquals(await breaker.run(UP), "up");
});

Deno.test("a breaker counts only the errors that mean a broken upstream", async () => {
  const breaker = new Breaker("test", () => 0, () => false);
  for (let failure = 0; failure < 9; failure++) {
    await upstreamError(breaker.run(DOWN));
  }
  assertEquals(breaker.isOpen, false);
});
