import * as z from "zod";
import { eventsKey, KEEP_EVENTS, timeOf } from "./events.ts";
import { DAY, dayOf } from "../../base/time/days.ts";
import type { Key, Store, Write } from "./store.ts";

const countsKey = (): Key => ["event_counts"];

/** Pairs of a day since 1970 and its number of events. */
export const DayCounts = z.array(z.tuple([z.int(), z.int().min(0)]));

/** Number of stored events by day (UTC, since 1970). */
export type EventCounts = Map<number, number>;

/** Reads the counts, or counts the events if there are none yet. A commit has to check the version. */
export async function readCounts(store: Store, now: number) {
  const { key, value, version } = await store.get(countsKey());
  const pairs = DayCounts.safeParse(value).data;
  const counts = pairs ? new Map(pairs) : await countEvents(store);
  for (const day of counts.keys()) {
    if (day < dayOf(now - KEEP_EVENTS)) counts.delete(day);
  }
  return { key, version, counts };
}

export function writeOfCounts(counts: EventCounts, now: number): Write {
  const expiresAt = now + KEEP_EVENTS + DAY;
  return { key: countsKey(), value: [...counts], expiresAt };
}

export function totalOf(counts: EventCounts): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}

export function add(counts: EventCounts, at: number, more: 1 | -1): void {
  const day = dayOf(at);
  const count = (counts.get(day) ?? 0) + more;
  if (count > 0) counts.set(day, count);
  else counts.delete(day);
}

async function countEvents(store: Store): Promise<EventCounts> {
  const counts: EventCounts = new Map();
  for await (const { key } of store.list(eventsKey())) {
    const at = timeOf(key);
    if (at !== undefined) add(counts, at, 1);
  }
  return counts;
}
