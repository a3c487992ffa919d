import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { Presence } from "../../lib/services/presence/presence.ts";
import { FakeClock } from "../support/clock.ts";

const SECOND = 1_000;

function scene() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const { now } = clock;
  const memory = memoryStore(now);
  let commits = 0;
  const store: Store = {
    ...memory,
    commit(commit) {
      commits++;
      return memory.commit(commit);
    },
  };
  const reportError = (error: unknown) => {
    throw error;
  };
  const presence = new Presence({ store, now, instance: "a", reportError });
  const stored = () => Array.fromAsync(store.list([]));
  return { clock, presence, stored, commits: () => commits };
}

Deno.test("an instance tells whom it sees every half minute, however many come", () => {
  const { clock, presence, commits } = scene();
  for (let second = 0; second < 300; second++) {
    for (let i = 0; i < 10; i++) presence.see(`${second} ${i}`);
    clock.advance(SECOND);
  }
  assertEquals(commits(), 10);
});

Deno.test("what an instance told is gone five minutes later", async () => {
  const { clock, presence, stored } = scene();
  presence.see("192.0.2.1");
  clock.advance(300 * SECOND - 1);
  assertEquals((await stored()).length, 1);
  clock.advance(1);
  assertEquals(await stored(), []);
});
