import { denoKvStore } from "../../../lib/services/kv/deno_kv_store.ts";
import { writeOfEvent, writeOfKey } from "../../../lib/services/kv/events.ts";
import { readRootKeys } from "../../../lib/services/kv/root_keys.ts";

const DAY = 24 * 60 * 60_000;
const EVENTS = 2_000;

/** The bytes of a site's database: each third of its rows has expired. */
export async function siteFile(path: string): Promise<Uint8Array> {
  const kv = await Deno.openKv(path);
  const now = Date.now();
  const store = denoKvStore(kv, () => now);
  await readRootKeys(store, now);
  for (let at = 0; at < EVENTS; at += 100) {
    const set = Array.from({ length: 100 }, (_, i) => {
      const time = now - (at + i) * 1_000;
      return i % 3 === 0
        ? { ...writeOfKey(`key-${at + i}`, time - 2 * DAY) }
        : writeOfEvent({ event: "command_run", command: "work", at: time });
    });
    await store.commit({ set });
  }
  kv.close();
  return await Deno.readFile(path);
}

/** Overwrites some places with random bytes. */
export function fill(
  bytes: Uint8Array,
  size: number,
  times: number,
  random: () => number,
): void {
  for (let time = 0; time < times; time++) {
    const from = Math.floor(random() * Math.max(1, bytes.length - size));
    for (let at = from; at < from + size && at < bytes.length; at++) {
      bytes[at] = Math.floor(random() * 256);
    }
  }
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
