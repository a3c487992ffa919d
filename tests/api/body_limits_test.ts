import { assertEquals, assertStrictEquals } from "@std/assert";
import { limitsFromNow } from "../../lib/api/body_limits.ts";
import { FakeClock } from "../support/clock.ts";

Deno.test("bodies of a quarter of a second share a timer, which takes no more of their 10 s", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const first = limitsFromNow(clock);
  clock.advance(249);
  assertStrictEquals(limitsFromNow(clock).deadline, first.deadline);
  clock.advance(1);
  const next = limitsFromNow(clock);
  clock.advance(9_749);
  assertEquals(first.deadline.aborted, false);
  clock.advance(1);
  assertEquals([first.deadline.aborted, next.deadline.aborted], [true, false]);
  clock.advance(250);
  assertEquals(next.deadline.aborted, true);
});
