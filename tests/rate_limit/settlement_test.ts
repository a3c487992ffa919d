import { assertEquals } from "@std/assert";
import { WINDOW } from "../../lib/services/rate_limit/rate_window.ts";
import {
  settle,
  type Share,
  type SharedWindow,
} from "../../lib/services/rate_limit/reconcile.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const TERMS = { limit: 60, ahead: 4, now: NOW };

function shareOf(changes: Partial<Share> = {}): Share {
  return {
    claimant: "a",
    startedAt: NOW - 1_000,
    passed: 5,
    unsettled: 0,
    claim: 0,
    others: 0,
    isSettled: false,
    ...changes,
  };
}

function sharedBy(claims: Record<string, number>, age = 1_000): SharedWindow {
  return { startedAt: NOW - age, notBefore: 0, claims };
}

Deno.test("settle() declares what has passed and claims 4 more", () => {
  const { shared, share, isNews } = settle(undefined, shareOf(), TERMS);
  assertEquals(shared.claims, { a: 9 });
  assertEquals(shared.startedAt, NOW - 1_000);
  assertEquals([share.claim, share.others, isNews], [9, 0, true]);
});

Deno.test("settle() claims no more than the others leave", () => {
  const left2 = settle(sharedBy({ b: 53 }), shareOf(), TERMS);
  assertEquals(left2.share.claim, 7);
  const leftNone = settle(sharedBy({ b: 58 }), shareOf(), TERMS);
  assertEquals(leftNone.share.claim, 5);
  assertEquals(leftNone.isNews, true);
});

Deno.test("settle() has no news once all is claimed", () => {
  const { share, isNews } = settle(sharedBy({ b: 60 }), shareOf(), TERMS);
  assertEquals([share.claim, share.others, isNews], [5, 60, false]);
});

Deno.test("settle() never lowers a claim, for it may be in use already", () => {
  const share = shareOf({ passed: 6, claim: 9, isSettled: true });
  const { shared } = settle(sharedBy({ a: 9, b: 55 }), share, TERMS);
  assertEquals(shared.claims, { a: 9, b: 55 });
});

Deno.test("settle() makes the same claim again where the answer was lost", () => {
  const first = settle(undefined, shareOf(), TERMS);
  const again = settle(first.shared, shareOf(), TERMS);
  assertEquals(again.shared, first.shared);
});

Deno.test("settle() lets the earlier start win", () => {
  const later = sharedBy({ b: 60 }, 500);
  const { shared, isNews } = settle(later, shareOf(), TERMS);
  assertEquals([shared.startedAt, isNews], [NOW - 1_000, true]);
  const earlier = settle(sharedBy({ b: 9 }, 2_000), shareOf(), TERMS);
  assertEquals(earlier.share.startedAt, NOW - 2_000);
});

Deno.test("settle() begins no window before the last one ended", () => {
  const over = sharedBy({ b: 60 }, WINDOW + 400);
  const { shared } = settle(over, shareOf(), TERMS);
  assertEquals([shared.startedAt, shared.notBefore], [NOW - 400, NOW - 400]);
  assertEquals(shared.claims, { a: 9 });
  const next = { ...sharedBy({ b: 9 }, 300), notBefore: NOW - 400 };
  assertEquals(settle(next, shareOf(), TERMS).shared.startedAt, NOW - 300);
});

Deno.test("settle() goes on to the window that the others have begun", () => {
  const share = shareOf({
    startedAt: NOW - 50_000,
    passed: 30,
    unsettled: 2,
    claim: 33,
    isSettled: true,
  });
  const next = { ...sharedBy({ b: 9 }, 300), notBefore: NOW - 400 };
  const settled = settle(next, share, TERMS);
  assertEquals(settled.share.passed, 2);
  assertEquals(settled.shared.claims, { a: 6, b: 9 });
  assertEquals(settled.shared.startedAt, NOW - 300);
});
