/**
 * What may be stored: the first member of every key. A key outside of these
 * families must not be written; the page on privacy says of each what it holds,
 * why and for how long.
 */
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
