import { assert, assertEquals } from "@std/assert";
import { fuzz } from "./fuzz/fuzz.ts";

/** More of them, or others, on demand: FUZZ_REQUESTS, FUZZ_SEED. */
const REQUESTS = Number(Deno.env.get("FUZZ_REQUESTS") ?? 5_000);
const SEED = Number(Deno.env.get("FUZZ_SEED") ?? 1);

/** Milliseconds of CPU that a request may cost, whatever is in it. */
const DEAREST = 150;
/** Megabytes by which the second half may be heavier than the first: caches fill up. */
const GROWTH = 64;

Deno.test(`${REQUESTS} generated requests: every answer is documented, cheap, and leaves nothing behind`, async () => {
  const { faults, dearest, memory, statuses } = await fuzz(REQUESTS, SEED);
  assertEquals(faults, [], `seed ${SEED}`);
  assert(statuses.get(200), "nothing that was asked was right");
  assertEquals(dearest.filter(({ cpu }) => cpu > DEAREST), []);
  const half = memory.length / 2;
  const growth = Math.min(...memory.slice(half)) -
    Math.min(...memory.slice(0, half));
  assert(growth < GROWTH, `live memory grew: ${memory.join(", ")} MB`);
});
