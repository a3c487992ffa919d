import type { Cached } from "../types.ts";
import { Breaker, Bulkhead, MAX_WAITING } from "./guards.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { isFresh } from "../../base/time/age.ts";

interface Options {
  provider: string;
  now(): number;
  /** Milliseconds without another request. */
  fresh: number;
  /** Milliseconds for which an old value replaces an error. */
  stale: number;
}

/** Milliseconds for which a failure is cached. */
const FAILURE = 5_000;

/**
 * Caches the last good value of an upstream. Concurrent requests share one
 * call, which goes on when a client leaves. The number of waiting requests is
 * limited; the others get an old value.
 */
export class CachedUpstream<T> {
  readonly #breaker: Breaker;
  readonly #bulkhead: Bulkhead;
  #cached: Cached<T> | null = null;
  #failed: { error: unknown; at: number } | null = null;
  #pending: Promise<Cached<T>> | null = null;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly options: Options,
  ) {
    this.#breaker = new Breaker(options.provider, options.now);
    this.#bulkhead = new Bulkhead(options.provider, MAX_WAITING);
  }

  /** Throws, usually an UpstreamError, if no value is fresh enough. */
  async get(): Promise<Cached<T>> {
    const cached = this.#youngerThan(this.options.fresh);
    if (cached) return cached;
    try {
      return await this.#bulkhead.run(() => this.#refresh());
    } catch (error) {
      const stale = this.#youngerThan(this.options.stale);
      if (stale) return stale;
      throw error;
    }
  }

  /** Returns the cached value without asking. */
  known(): Cached<T> | null {
    return this.#youngerThan(this.options.stale);
  }

  #refresh(): Promise<Cached<T>> {
    const { now } = this.options;
    if (this.#failed && isFresh(this.#failed.at, FAILURE, now())) {
      return Promise.reject(this.#failed.error);
    }
    return this.#pending ??= this.#ask().finally(() => this.#pending = null);
  }

  async #ask(): Promise<Cached<T>> {
    const { now } = this.options;
    const at = now();
    try {
      const value = await this.#breaker.run(this.load);
      return this.#cached = { value, at };
    } catch (error) {
      const isPaused = error instanceof UpstreamError &&
        error.failure === "paused";
      // The breaker has its own pause.
      if (!isPaused) this.#failed = { error, at: now() };
      throw error;
    }
  }

  #youngerThan(age: number): Cached<T> | null {
    const cached = this.#cached;
    const { now } = this.options;
    return cached && isFresh(cached.at, age, now()) ? cached : null;
  }
}
