import { assertEquals, assertRejects } from "@std/assert";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { eventLoop } from "../support/event_loop.ts";
import { eventScene } from "./support/event_scene.ts";

Deno.test("nobody waits longer than 2.5 s for a store that hangs, and no more than 256 wait", async () => {
  const never = new Promise<never>(() => {});
  let isHanging = true;
  const { clock, store, record, instance, events } = eventScene();
  const by = instance({
    ...store,
    commit: (commit) =>
      commit.set?.[0]?.key[0] === "events" && isHanging
        ? never
        : store.commit(commit),
  });
  await record();
  const waiting = Array.from({ length: 400 }, () => record("a", { by }));
  const settled = Promise.allSettled(waiting);
  let failed = 0;
  for (const each of waiting) each.catch(() => failed++);
  // One is being stored, and 256 wait for it.
  for (let turn = 0; turn < 1_000 && failed < 143; turn++) await eventLoop();
  assertEquals(failed, 143);
  clock.advance(2_500);
  await settled;
  assertEquals(failed, 400);
  isHanging = false;
  assertEquals((await events()).length, 1);
  await assertRejects(async () => {
    const late = record("a", { by });
    // Its client is hashed by then; what is given up goes on by itself.
    await dailyHash(store, clock.now).of("another");
    await eventLoop();
    clock.advance(2_500);
    await late;
  });
});
