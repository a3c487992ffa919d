import { assertEquals } from "@std/assert";
import { Visitors } from "../../lib/services/presence/visitors.ts";
import { FakeClock } from "../support/clock.ts";

const MINUTE = 60_000;

Deno.test("of 100,000 visitors at once each is counted, and beyond them the oldest is forgotten", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const visitors = new Visitors(clock.now, () => 1);
  for (let i = 0; i < 99_990; i++) visitors.see(`first ${i}`);
  clock.advance(MINUTE);
  for (let i = 0; i < 10; i++) visitors.see(`then ${i}`);
  assertEquals(visitors.count(), 100_000);
  for (let i = 0; i < 100; i++) visitors.see(`last ${i}`);
  assertEquals(visitors.count(), 100_000);
  assertEquals([...visitors.byTime().values()], [99_890, 110]);
});

Deno.test("visitors leave in the order in which they were last seen", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const visitors = new Visitors(clock.now, () => 1);
  for (const client of ["stays", "goes"]) visitors.see(client);
  clock.advance(4 * MINUTE);
  visitors.see("stays");
  assertEquals(visitors.count(), 2);
  clock.advance(MINUTE);
  assertEquals(visitors.count(), 1);
  clock.advance(4 * MINUTE);
  assertEquals(visitors.count(), 0);
});

Deno.test("what an instance tells of its visitors names nobody who has left", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const visitors = new Visitors(clock.now, () => 1);
  visitors.see("192.0.2.1");
  clock.advance(5 * MINUTE);
  assertEquals(visitors.byTime().size, 0);
});

Deno.test("each day has a salt of its own, and one day only one", () => {
  const clock = new FakeClock("2026-11-20T00:00:00Z");
  let salts = 0;
  const visitors = new Visitors(clock.now, () => ++salts);
  for (let hour = 0; hour < 5 * 24; hour++) {
    visitors.see("192.0.2.1");
    clock.advance(60 * MINUTE);
  }
  assertEquals(salts, 5);
});
