import type { Outcome, TrackedEvent } from "../types.ts";
import * as z from "zod";
import {
  add,
  type EventCounts,
  eventsKey,
  isInUse,
  readCounts,
  timeOf,
  totalOf,
  writeOfCounts,
  writeOfEvent,
  writeOfKey,
} from "./events.ts";
import { DAY, dayOf } from "../../base/time/days.ts";
import { MAX_EVENTS_PER_CLIENT, MAX_EVENTS_PER_DAY } from "../../limits.ts";
import type { Key, Store, Write } from "./store.ts";

/** Older events are deleted. */
const MAX_STORED_EVENTS = 100_000;
/** Exceeds the additions of one commit, so that an excess shrinks. */
const MAX_DELETED = 250;
/** A failed attempt means that another instance has stored something. */
const ATTEMPTS = 100;

const clientKey = (hash: string): Key => ["event_clients", hash];
const Count = z.int().min(0).catch(0);

export interface Sent {
  event: TrackedEvent;
  /** Uses the key of the day of the event. */
  clientHash: string;
  idempotencyKeyHash?: string;
}

/** State that the decision depends on. Each recorded event changes it. */
interface State {
  counts: EventCounts;
  clients: Map<string, number>;
  usedKeys: Set<string>;
}

/**
 * Stores events, idempotency keys and counts in one commit. Every writer of
 * these also writes the counts. So one check is enough: data read after the
 * counts is valid as long as their version.
 */
export async function storeEvents(store: Store, batch: Sent[], now: number) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { counts, ...entry } = await readCounts(store, now);
    const state = { counts, ...await readState(store, batch) };
    const outcomes = batch.map((sent) => decide(sent, state));
    const recorded = batch.filter((_, i) => outcomes[i] === "recorded");
    if (recorded.length === 0) return outcomes;
    const gone = await takeOldest(store, counts);
    const set = [
      ...recorded.flatMap((sent) => writesOf(sent, state.clients)),
      writeOfCounts(counts, now),
    ];
    if (await store.commit({ check: [entry], set, delete: gone })) {
      return outcomes;
    }
  }
  throw new Error("Cannot store an event: other instances wrote first");
}

async function readState(store: Store, batch: Sent[]) {
  const clients = new Map<string, number>();
  const usedKeys = new Set<string>();
  await Promise.all(
    batch.map(async ({ event, clientHash, idempotencyKeyHash: key }) => {
      const [{ value }, isUsed] = await Promise.all([
        store.get(clientKey(clientHash)),
        key !== undefined && isInUse(store, key, event.at),
      ]);
      clients.set(clientHash, Count.parse(value));
      if (key !== undefined && isUsed) usedKeys.add(key);
    }),
  );
  return { clients, usedKeys };
}

function decide(
  { event, clientHash, idempotencyKeyHash: key }: Sent,
  { counts, clients, usedKeys }: State,
): Outcome {
  if (key !== undefined && usedKeys.has(key)) return "replayed";
  const ofClient = clients.get(clientHash) ?? 0;
  if (ofClient >= MAX_EVENTS_PER_CLIENT) return "client_full";
  if ((counts.get(dayOf(event.at)) ?? 0) >= MAX_EVENTS_PER_DAY) {
    return "day_full";
  }
  clients.set(clientHash, ofClient + 1);
  add(counts, event.at, 1);
  if (key !== undefined) usedKeys.add(key);
  return "recorded";
}

/** Subtracts the excess from the counts and returns the keys to delete. */
async function takeOldest(store: Store, counts: EventCounts): Promise<Key[]> {
  const excess = Math.min(MAX_DELETED, totalOf(counts) - MAX_STORED_EVENTS);
  const oldest: Key[] = [];
  if (excess <= 0) return oldest;
  for await (const { key } of store.list(eventsKey())) {
    oldest.push(key);
    add(counts, timeOf(key) ?? 0, -1);
    if (oldest.length === excess) break;
  }
  return oldest;
}

function writesOf(
  { event, clientHash, idempotencyKeyHash }: Sent,
  clients: Map<string, number>,
): Write[] {
  // The hash of the client changes at midnight.
  const expiresAt = (dayOf(event.at) + 1) * DAY;
  const count = clients.get(clientHash) ?? 0;
  const writes = [
    writeOfEvent(event),
    { key: clientKey(clientHash), value: count, expiresAt },
  ];
  if (idempotencyKeyHash !== undefined) {
    writes.push(writeOfKey(idempotencyKeyHash, event.at));
  }
  return writes;
}
