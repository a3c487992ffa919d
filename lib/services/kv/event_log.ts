import type { NewEvent, Outcome } from "../types.ts";
import type { DailyHash } from "./daily_hash.ts";
import { type Sent, storeEvents } from "./event_batch.ts";
import { dayOf } from "../../base/time/days.ts";
import { withDeadline } from "../../base/time/with_deadline.ts";
import { isInUse } from "./events.ts";
import type { Store } from "./store.ts";

const TIMEOUT_MS = 2_500;
const MAX_WAITING = 256;
/** Events in one commit, far below the limit of the smallest server. */
const MAX_AT_ONCE = 50;

interface Waiting extends PromiseWithResolvers<Outcome> {
  sent: Sent;
}

interface Options {
  store: Store;
  hash: DailyHash;
  now(): number;
  timeout(milliseconds: number): AbortSignal;
}

/**
 * Stores each event once per idempotency key and day, within the limits of
 * `event_batch.ts`. Concurrent events share a commit, because all commits
 * compete for the same counts.
 */
export class EventLog {
  readonly #waiting = new Set<Waiting>();
  #isStoring = false;
  readonly #full = new FullToday();

  constructor(private readonly options: Options) {}

  /**
   * Throws if the store fails or takes longer than 2.5 s. The event may still
   * be stored, which a repeat with its key detects.
   */
  async record(event: NewEvent): Promise<Outcome> {
    const timeout = this.options.timeout(TIMEOUT_MS);
    const late = () =>
      new Error(`Storing an event timed out after ${TIMEOUT_MS} ms`);
    return await withDeadline(this.#record(event, timeout), timeout, late);
  }

  async #record(
    { client, idempotencyKeyHash, ...event }: NewEvent,
    timeout: AbortSignal,
  ): Promise<Outcome> {
    const { store, hash } = this.options;
    const { at } = event;
    if (
      idempotencyKeyHash !== undefined &&
      await isInUse(store, idempotencyKeyHash, at)
    ) return "replayed";
    const known = this.#full.find(client, at);
    if (known) return known;
    const clientHash = await hash.of(`event_clients ${client}`, at);
    const sent = { event, clientHash, idempotencyKeyHash };
    const outcome = await this.#inTurn(sent, timeout);
    this.#full.note(outcome, client, at);
    return outcome;
  }

  #inTurn(sent: Sent, timeout: AbortSignal): Promise<Outcome> {
    if (this.#waiting.size >= MAX_WAITING) {
      throw new Error(`Cannot store an event: ${MAX_WAITING} are waiting`);
    }
    const waiting = { sent, ...Promise.withResolvers<Outcome>() };
    this.#waiting.add(waiting);
    // The client gets an error, so do not store the event later.
    timeout.addEventListener("abort", () => this.#waiting.delete(waiting));
    if (!this.#isStoring) this.#storeAll();
    return waiting.promise;
  }

  async #storeAll(): Promise<void> {
    const { store, now } = this.options;
    this.#isStoring = true;
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values().take(MAX_AT_ONCE)];
      for (const waiting of batch) this.#waiting.delete(waiting);
      try {
        const sent = batch.map(({ sent }) => sent);
        const outcomes = await storeEvents(store, sent, now());
        for (const [i, outcome] of outcomes.entries()) {
          batch[i]?.resolve(outcome);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isStoring = false;
  }
}

/**
 * Clients that have used up their events today. They cost no storage access.
 * Bounded by the events of a day.
 */
class FullToday {
  #day = -1;
  #isForAll = false;
  readonly #clients = new Set<string>();

  find(client: string, at: number): Outcome | undefined {
    if (dayOf(at) !== this.#day) return undefined;
    if (this.#clients.has(client)) return "client_full";
    return this.#isForAll ? "day_full" : undefined;
  }

  note(outcome: Outcome, client: string, at: number): void {
    if (dayOf(at) !== this.#day) {
      this.#day = dayOf(at);
      this.#isForAll = false;
      this.#clients.clear();
    }
    if (outcome === "client_full") this.#clients.add(client);
    if (outcome === "day_full") this.#isForAll = true;
  }
}
