import { z } from "zod";
import { Visitors } from "../core/presence.ts";
import type { Key, Store } from "./store.ts";

const presenceKey = (instance: string): Key => ["presence", instance];

const PUBLISH_EVERY = 30_000;
const KEPT_FOR = 90_000;

export interface PresenceOptions {
  store: Store;
  now(): number;
  /** Names this process among those that share the store. */
  instance: string;
  reportError(error: unknown): void;
}

/** Visitors of all instances: each writes down how many it sees, and adds the others'. */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #visitors: Visitors;
  #publishedAt = -Infinity;

  constructor(options: PresenceOptions) {
    this.#options = options;
    const salt = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.#visitors = new Visitors(options.now, salt);
  }

  /** Notes a page view; nobody waits for what it stores. */
  see(client: string, userAgent: string): void {
    const { now, reportError } = this.#options;
    this.#visitors.see(client, userAgent);
    if (now() - this.#publishedAt < PUBLISH_EVERY) return;
    this.#publishedAt = now();
    this.#publish().catch(reportError);
  }

  async count(): Promise<number> {
    const { store, instance } = this.#options;
    let sum = this.#visitors.count();
    for await (const { key, value } of store.list(["presence"])) {
      if (key[1] !== instance) sum += Count.parse(value);
    }
    return sum;
  }

  async #publish(): Promise<void> {
    const { store, instance, now } = this.#options;
    const value = this.#visitors.count();
    const expiresAt = now() + KEPT_FOR;
    await store.commit({
      set: [{ key: presenceKey(instance), value, expiresAt }],
    });
  }
}

const Count = z.int().min(0);
