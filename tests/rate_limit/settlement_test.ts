import { assertEquals } from "@std/assert";
import { WINDOW } from "../../lib/services/rate_limit/rate_window.ts";
import {
  type Allowance,
  reconcile,
  type SharedWindow,
} from "../../lib/services/rate_limit/reconcile.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const TERMS = { limit: 60, ahead: 4, now: NOW };

function allowanceOf(changes: Partial<Allowance> = {}): Allowance {
  return {
    claimant: "a",
    startedAt: NOW - 1_000,
    passed: 5,
    unsettled: 0,
    reserved: 0,
    others: 0,
    isSettled: false,
    ...changes,
  };
}

function sharedBy(claims: Record<string, number>, age = 1_000): SharedWindow {
  return { startedAt: NOW - age, notBefore: 0, claims };
}

Deno.test("reconcile() declares what has passed and claims 4 more", () => {
  const { shared, allowance, isNews } = reconcile(
    undefined,
    allowanceOf(),
    TERMS,
  );
  assertEquals(shared.claims, { a: 9 });
  assertEquals(shared.startedAt, NOW - 1_000);
  assertEquals([allowance.reserved, allowance.others, isNews], [9, 0, true]);
});

Deno.test("reconcile() claims no more than the others leave", () => {
  const left2 = reconcile(sharedBy({ b: 53 }), allowanceOf(), TERMS);
  assertEquals(left2.allowance.reserved, 7);
  const leftNone = reconcile(sharedBy({ b: 58 }), allowanceOf(), TERMS);
  assertEquals(leftNone.allowance.reserved, 5);
  assertEquals(leftNone.isNews, true);
});

Deno.test("reconcile() has no news once all is claimed", () => {
  const { allowance, isNews } = reconcile(
    sharedBy({ b: 60 }),
    allowanceOf(),
    TERMS,
  );
  assertEquals([allowance.reserved, allowance.others, isNews], [
    5,
    60,
    false,
  ]);
});

Deno.test("reconcile() never lowers a reservation, for it may be in use already", () => {
  const allowance = allowanceOf({ passed: 6, reserved: 9, isSettled: true });
  const { shared } = reconcile(sharedBy({ a: 9, b: 55 }), allowance, TERMS);
  assertEquals(shared.claims, { a: 9, b: 55 });
});

Deno.test("reconcile() makes the same claim again where the answer was lost", () => {
  const first = reconcile(undefined, allowanceOf(), TERMS);
  const again = reconcile(first.shared, allowanceOf(), TERMS);
  assertEquals(again.shared, first.shared);
});

Deno.test("reconcile() lets the earlier start win", () => {
  const later = sharedBy({ b: 60 }, 500);
  const { shared, isNews } = reconcile(later, allowanceOf(), TERMS);
  assertEquals([shared.startedAt, isNews], [NOW - 1_000, true]);
  const earlier = reconcile(sharedBy({ b: 9 }, 2_000), allowanceOf(), TERMS);
  assertEquals(earlier.allowance.startedAt, NOW - 2_000);
});

Deno.test("reconcile() begins no window before the last one ended", () => {
  const over = sharedBy({ b: 60 }, WINDOW + 400);
  const { shared } = reconcile(over, allowanceOf(), TERMS);
  assertEquals([shared.startedAt, shared.notBefore], [NOW - 400, NOW - 400]);
  assertEquals(shared.claims, { a: 9 });
  const next = { ...sharedBy({ b: 9 }, 300), notBefore: NOW - 400 };
  assertEquals(
    reconcile(next, allowanceOf(), TERMS).shared.startedAt,
    NOW - 300,
  );
});

Deno.test("reconcile() goes on to the window that the others have begun", () => {
  const allowance = allowanceOf({
    startedAt: NOW - 50_000,
    passed: 30,
    unsettled: 2,
    reserved: 33,
    isSettled: true,
  });
  const next = { ...sharedBy({ b: 9 }, 300), notBefore: NOW - 400 };
  const settled = reconcile(next, allowance, TERMS);
  assertEquals(settled.allowance.passed, 2);
  assertEquals(settled.shared.claims, { a: 6, b: 9 });
  assertEquals(settled.shared.startedAt, NOW - 300);
});
