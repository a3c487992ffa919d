import { assertEquals } from "@std/assert";
import { Visitors } from "../../lib/presence/visitors.ts";
import { FakeClock } from "../support/clock.ts";

Deno.test("of 100,000 visitors at once each is counted, and beyond them the oldest is forgotten", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const visitors = new Visitors(clock.now, () => 1);
  for (let i = 0; i < 99_990; i++) visitors.see(`first ${i}`);
  clock.advance(60_000);
  for (let i = 0; i < 10; i++) visitors.see(`then ${i}`);
  assertEquals(visitors.count(), 100_000);
  for (let i = 0; i < 100; i++) visitors.see(`last ${i}`);
  assertEquals(visitors.count(), 100_000);
  assertEquals([...visitors.byTime().values()], [99_890, 110]);
});
