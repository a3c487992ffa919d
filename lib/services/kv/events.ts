import type { TrackedEvent } from "../types.ts";
import * as z from "zod";
import { DAY } from "../../base/time/days.ts";
import { type Key, type Store, type Write, YEAR_10000 } from "./store.ts";
import { isFresh, MAX_CLOCK_SKEW } from "../../base/time/age.ts";

export const KEEP_EVENTS = 90 * DAY;
const KEEP_KEYS = DAY;

export const eventsKey = (): Key => ["events"];
const eventKey = (at: number, suffix: string): Key => ["events", at, suffix];
const idempotencyKey = (hash: string): Key => ["idem", "track", hash];

/** Milliseconds since 1970. */
export const Moment = z.int().min(0).max(YEAR_10000 - 1);

// Several times the limits of the API and of a store.
const Text = z.string().max(2_048);

export const StoredEvent: z.ZodType<TrackedEvent> = z.object({
  event: Text,
  at: Moment,
  command: Text.optional(),
  ref: Text.optional(),
  referrer: Text.optional(),
  deepLinked: z.boolean().optional(),
});

export const FirstUse = z.object({ at: Moment });

export async function* listEvents(store: Store): AsyncGenerator<TrackedEvent> {
  for await (const { value } of store.list(eventsKey())) {
    const event = StoredEvent.safeParse(value).data;
    if (event) yield event;
  }
}

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

/** Time of an event, from its key. */
export function timeOf([, at]: Key): number | undefined {
  return typeof at === "number" ? at : undefined;
}
