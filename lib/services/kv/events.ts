import type { TrackedEvent } from "../types.ts";
import * as z from "zod";
import { DAY, dayOf } from "../../base/time/days.ts";
import { type Key, type Store, type Write, YEAR_10000 } from "./store.ts";
import { isFresh, MAX_CLOCK_SKEW } from "../../base/time/age.ts";

export const KEEP_EVENTS = 90 * DAY;
const KEEP_KEYS = DAY;

export const eventsKey = (): Key => ["events"];
const eventKey = (at: number, suffix: string): Key => ["events", at, suffix];
const idempotencyKey = (hash: string): Key => ["idem", "track", hash];

/** Milliseconds since 1970. */
export const Moment = z.int().min(0).max(YEAR_10000 - 1);

export const FirstUse = z.object({ at: Moment });

/** Adds a random suffix: two events may share a millisecond. */
export function writeOfEvent(event: TrackedEvent): Write {
  const suffix = crypto.randomUUID();
  const expiresAt = event.at + KEEP_EVENTS;
  return { key: eventKey(event.at, suffix), value: event, expiresAt };
}

export function writeOfKey(hash: string, at: number): Write {
  const expiresAt = at + KEEP_KEYS;
  return { key: idempotencyKey(hash), value: { at }, expiresAt };
}

/** Returns true if the Idempotency-Key was used within a day. */
export async function isInUse(store: Store, hash: string, at: number) {
  const { value } = await store.get(idempotencyKey(hash));
  const first = FirstUse.safeParse(value).data;
  return first !== undefined &&
    isFresh(first.at, KEEP_KEYS, at, 2 * MAX_CLOCK_SKEW);
}

export function timeOf([, at]: Key): number | undefined {
  return typeof at === "number" ? at : undefined;
}

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
