import { z } from "zod";
import type { Entry, Key, Store } from "./store.ts";

const DAY = 24 * 60 * 60_000;
const KEEP_EVENTS = 90 * DAY;
const KEEP_KEYS = DAY;

const eventsKey = (): Key => ["events"];
const eventKey = (at: number, suffix: string): Key => ["events", at, suffix];
const idempotencyKey = (hash: string): Key => ["idem", "track", hash];

const TrackedEvent = z.object({
  event: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  command: z.string().optional(),
  ref: z.string().optional(),
  referrer: z.string().optional(),
  deepLinked: z.boolean().optional(),
});
export type TrackedEvent = z.output<typeof TrackedEvent>;

/** When a key was first used with success. */
const FirstUse = z.object({ at: z.number() });

export interface NewEvent extends TrackedEvent {
  /** SHA-256 of the decoded Idempotency-Key: the key may say something of its client. */
  idempotencyKeyHash?: string;
}

/**
 * Stores an event, once for each idempotency key and day. The event and its
 * key are one commit, so neither is there without the other. Throws where the
 * store fails.
 */
export async function recordEvent(
  store: Store,
  { idempotencyKeyHash, ...event }: NewEvent,
): Promise<"recorded" | "replayed"> {
  if (idempotencyKeyHash === undefined) {
    await store.commit({ set: [writeOf(event)] });
    return "recorded";
  }
  const key = idempotencyKey(idempotencyKeyHash);
  const expiresAt = event.at + KEEP_KEYS;
  const first = { key, value: { at: event.at }, expiresAt };
  while (true) {
    const known = await store.get(key);
    if (isInUse(known, event.at)) return "replayed";
    const set = [writeOf(event), first];
    if (await store.commit({ check: [known], set })) return "recorded";
    // Lost the race: what the winner wrote is read in the next round.
  }
}

/** The events in the order of their time. */
export async function* listEvents(store: Store): AsyncGenerator<TrackedEvent> {
  for await (const { value } of store.list(eventsKey())) {
    const event = TrackedEvent.safeParse(value).data;
    if (event) yield event;
  }
}

// Two events of one millisecond are two keys.
function writeOf(event: TrackedEvent) {
  const suffix = crypto.randomUUID();
  const expiresAt = event.at + KEEP_EVENTS;
  return { key: eventKey(event.at, suffix), value: event, expiresAt };
}

function isInUse({ value }: Entry, at: number): boolean {
  const first = FirstUse.safeParse(value).data;
  return first !== undefined && at - first.at < KEEP_KEYS;
}
