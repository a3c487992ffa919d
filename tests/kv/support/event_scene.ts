import { dailyHash } from "../../../lib/services/kv/daily_hash.ts";
import { EventLog } from "../../../lib/services/kv/event_log.ts";
import { listEvents } from "../../../tools/ops/events.ts";
import { memoryStore } from "../../../lib/services/kv/memory_store.ts";
import type { Store } from "../../../lib/services/kv/store.ts";
import { FakeClock } from "../../support/clock.ts";

/** Clients whose events together are all that a day takes. */
export const TWENTY = Array.from({ length: 20 }, (_, i) => `192.0.2.${i}`);

export interface EventSceneOptions {
  start?: string;
  store?: (now: () => number) => Store;
}

/** A site's events, and as many instances as a test wants that write them. */
export function eventScene(
  { start = "2026-11-20T12:00:00Z", store: make = memoryStore }:
    EventSceneOptions = {},
) {
  const clock = new FakeClock(start);
  const { now, timeout } = clock;
  const store = make(now);
  const instance = (own: Store = store) =>
    new EventLog({ store: own, hash: dailyHash(own, now), now, timeout });
  const log = instance();

  function record(
    event = "hire_opened",
    { key, client = "192.0.2.1", by = log }: {
      key?: string;
      client?: string;
      by?: EventLog;
    } = {},
  ) {
    return by.record({ event, at: now(), client, idempotencyKeyHash: key });
  }

  /** So many events of a client, as fast as the log takes them. */
  async function fill(count: number, client?: string) {
    for (let done = 0; done < count; done += 200) {
      const some = Math.min(200, count - done);
      await Promise.all(
        Array.from({ length: some }, () => record("a", { client })),
      );
    }
  }

  const events = () => Array.fromAsync(listEvents(store));
  return { clock, store, instance, record, fill, events };
}
