import { assertEquals } from "@std/assert";
import {
  isOpen,
  stateOf,
  WINDOW,
} from "../../lib/services/rate_limit/rate_window.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

Deno.test("isOpen() lasts 60 s, and does not believe a start far ahead", () => {
  assertEquals(isOpen(NOW, NOW + WINDOW - 1), true);
  assertEquals(isOpen(NOW, NOW + WINDOW), false);
  assertEquals(isOpen(NOW, NOW - 1_000), true);
  assertEquals(isOpen(NOW, NOW - 3_600_000), false);
});

Deno.test("stateOf() gives whole seconds from 60 to 1, and never less than nothing", () => {
  const window = { startedAt: NOW, count: 61 };
  assertEquals(stateOf(window, 60, NOW), { remaining: 0, reset: 60 });
  assertEquals(stateOf(window, 61, NOW + 59_999).reset, 1);
  assertEquals(stateOf({ ...window, count: 1 }, 60, NOW).remaining, 59);
});
