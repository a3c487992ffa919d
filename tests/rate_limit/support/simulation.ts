import type { DailyHash } from "../../../lib/services/kv/daily_hash.ts";
import { memoryStore } from "../../../lib/services/kv/memory_store.ts";
import { RateWindows } from "../../../lib/services/rate_limit/rate_windows.ts";
import { seededRandom } from "./random.ts";
import { Scheduler } from "./scheduler.ts";
import { SlowStore, type Weather } from "./slow_store.ts";

const DAY = 24 * 60 * 60_000;

export interface Scene {
  seed: number;
  instances: number;
  limit?: number;
  /** Maximum latency of KV, in milliseconds. */
  slowest?: number;
  failures?: number;
  /** Maximum difference of the clocks, in milliseconds. */
  skew?: number;
  start?: string;
}

/** Fate of a request. Times are milliseconds since the simulation began. */
export interface Decided {
  askedAt: number;
  at: number;
  isExcess: boolean;
  remaining: number;
  reset: number;
}

/** In virtual time no real hash would end. */
const PLAIN_HASH: DailyHash = {
  of: (text, at = 0) => Promise.resolve(`${Math.floor(at / DAY)} ${text}`),
};

/** One client and some instances that share a store, in virtual time. */
export class Simulation {
  readonly decided: Decided[] = [];
  readonly random: () => number;
  readonly store: SlowStore;
  errors = 0;
  readonly #scene: Scene;
  readonly #weather: Weather;
  readonly #scheduler: Scheduler;
  readonly #start: number;
  readonly #instances: RateWindows[];

  constructor(scene: Scene) {
    const { start = "2026-11-20T12:00:00Z" } = scene;
    const { now, wait } = this.#scheduler = new Scheduler(start);
    this.#start = now();
    const { seed, instances, slowest = 0, failures = 0 } = scene;
    const random = this.random = seededRandom(seed);
    const weather = this.#weather = { wait, random, slowest, failures };
    this.#scene = scene;
    this.store = new SlowStore(memoryStore(now), weather);
    this.#instances = Array.from({ length: instances }, () => this.#boot());
  }

  now(): number {
    return this.#scheduler.now() - this.#start;
  }

  wait(milliseconds: number): Promise<void> {
    return this.#scheduler.wait(milliseconds);
  }

  /** Runs a client's doings to the end, in no time. */
  async run(client: () => Promise<void>): Promise<void> {
    const done = client();
    await this.#scheduler.run();
    await done;
  }

  any(): number {
    return Math.floor(this.random() * this.#instances.length);
  }

  async request(instance = this.any()): Promise<Decided> {
    const askedAt = this.now();
    const windows = this.#instances[instance];
    if (!windows) throw new RangeError(`No instance ${instance}`);
    const decision = await windows.admit("getStats", "192.0.2.1");
    const decided = { askedAt, at: this.now(), ...decision };
    this.decided.push(decided);
    return decided;
  }

  burst(requests: number, instance?: number): Promise<Decided[]> {
    const all = Array.from({ length: requests }, () => this.request(instance));
    return Promise.all(all);
  }

  /** From now on KV fails so often, from 0 to 1. */
  fail(failures: number): void {
    this.#weather.failures = failures;
  }

  /** An instance dies without a word, and is started again. */
  kill(): void {
    this.#instances[this.any()] = this.#boot();
  }

  #boot(): RateWindows {
    const { limit = 60, skew = 0 } = this.#scene;
    const { now, after } = this.#scheduler;
    const ahead = Math.floor(this.random() * skew);
    return new RateWindows(limit, () => now() + ahead, {
      store: this.store,
      hash: PLAIN_HASH,
      reportError: () => this.errors++,
      random: this.random,
      after,
    });
  }
}
