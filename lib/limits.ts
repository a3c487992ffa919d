import { MINUTE } from "./base/time/days.ts";

/** Events that are stored in a day (UTC) for one client, and for all. */
export const MAX_EVENTS_PER_CLIENT = 500;
export const MAX_EVENTS_PER_DAY = 10_000;

/** Model calls of one client before the built-in dialogue answers. */
export const MAX_CALLS_PER_MINUTE = 10;
export const MAX_CALLS_PER_DAY = 100;

/** Age of a visitor count in milliseconds, whoever counts. */
export const VISITORS_AGE = { fresh: MINUTE, stale: 10 * MINUTE };

/** First member of every key in the store. The privacy page describes each family. */
export const KEY_FAMILIES = [
  "signing_keys",
  "hash_keys",
  "rate_windows",
  "events",
  "event_counts",
  "event_clients",
  "idem",
  "presence",
  "npc_tokens",
  "npc_calls",
  "write_probe",
] as const;

export type KeyFamily = typeof KEY_FAMILIES[number];
