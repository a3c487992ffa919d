import * as z from "zod";
import {
  DayCounts,
  FirstUse,
  Moment,
} from "../../../lib/services/kv/events.ts";
import type { KeyFamily } from "../../../lib/limits.ts";
import { isStoredKeys } from "../../../lib/services/kv/root_keys.ts";
import { StoredEvent } from "../events.ts";

export interface Survivor {
  /** Parts of a key after the name of the family. */
  key: z.ZodType<(string | number)[]>;
  value: z.ZodType;
  /** True if every entry expires. */
  ends: boolean;
}

const Hash = z.string().max(100);

/**
 * Families that a backup holds, in the order of the export. The site goes on
 * storing meanwhile. So idempotency keys come before events, which are repeated
 * rather than lost, and counts are too low rather than too high.
 */
export const SURVIVORS: Record<KeyFamily, Survivor | null> = {
  signing_keys: {
    key: z.tuple([]),
    value: z.custom(isStoredKeys, "expected signing keys"),
    ends: false,
  },
  npc_tokens: { key: z.tuple([z.iso.date()]), value: z.int(), ends: true },
  idem: {
    key: z.tuple([z.literal("track"), Hash]),
    value: FirstUse,
    ends: true,
  },
  event_counts: { key: z.tuple([]), value: DayCounts, ends: true },
  events: { key: z.tuple([Moment, Hash]), value: StoredEvent, ends: true },
  // The key would allow to try every address against the hashes. The privacy page
  // promises that this is impossible after a day.
  hash_keys: null,
  // Counts under hashes with that key are useless without it: a client begins its day anew.
  event_clients: null,
  npc_calls: null,
  // Expire within minutes.
  rate_windows: null,
  presence: null,
  write_probe: null,
};
