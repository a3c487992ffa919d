import { z } from "zod";
import { DayCounts } from "../event_counts.ts";
import { FirstUse, StoredEvent } from "../events.ts";
import type { KeyFamily } from "../../../limits.ts";
import { Moment } from "../store.ts";
import { StoredKeys } from "../root_keys.ts";

/** A family whose entries outlive the store they lie in. */
export interface Survivor {
  /** What follows the name of the family in a key. */
  key: z.ZodType<(string | number)[]>;
  value: z.ZodType;
  /** Whether each of its entries has an end. */
  ends: boolean;
}

const Hash = z.string().max(100);

/**
 * What becomes of each family when a store is taken into another, in the order
 * in which they are written down. A running site goes on storing meanwhile: of
 * an event at that moment rather the key is missing than the event, so that it
 * is told twice and not lost; and its day counts one too few, not too many.
 */
export const SURVIVORS: Record<KeyFamily, Survivor | null> = {
  signing_keys: { key: z.tuple([]), value: StoredKeys, ends: false },
  npc_tokens: { key: z.tuple([z.iso.date()]), value: z.int(), ends: true },
  idem: {
    key: z.tuple([z.literal("track"), Hash]),
    value: FirstUse,
    ends: true,
  },
  event_counts: { key: z.tuple([]), value: DayCounts, ends: true },
  events: {
    key: z.tuple([Moment, Hash]),
    value: StoredEvent,
    ends: true,
  },
  // Whoever has this key and the hashes of its day can try every address. The
  // site promises that nobody can do so after that day, and a backup lasts.
  hash_keys: null,
  // These are counts under hashes with that key, and say nothing without it: a
  // client begins its day anew, while the day of all goes on as it was.
  event_clients: null,
  npc_calls: null,
  // Over after some minutes, before anybody could restore them.
  rate_windows: null,
  presence: null,
  write_probe: null,
};
