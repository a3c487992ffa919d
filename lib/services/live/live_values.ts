import type { LiveSnapshot } from "../types.ts";
import type { Deps } from "../../deps.ts";
import { dateOf, MINUTE } from "../../base/time/days.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { isFresh } from "../../base/time/age.ts";

/** Milliseconds for which a count of visitors is shown. */
const MAX_AGE = 2 * MINUTE;

type Sources = Pick<
  Deps,
  "callers" | "config" | "contributions" | "visitors" | "now" | "reportError"
>;

/** Last known values of upstreams. Pages never wait for them, and are rendered again after a change. */
export class LiveValues {
  #known: LiveSnapshot;
  #version = 0;
  #askedAt = -Infinity;
  #isAsking = false;

  constructor(private readonly sources: Sources) {
    this.#known = {
      today: dateOf(sources.now()),
      contributions: { state: withoutAnswer(sources) },
      callers: [],
      visitors: null,
    };
  }

  /** Asks for contributions, first before any request. Never rejects. */
  async start(): Promise<void> {
    const today = dateOf(this.sources.now());
    const counted = await this.#counted();
    const contributions = counted && {
      state: "known" as const,
      calendar: counted.value,
      counted: dateOf(counted.at),
    };
    this.#learn({ today, ...contributions && { contributions } });
  }

  /** Returns the current values, and marks the answer as showing them. */
  shownIn(answer: { shows: number | undefined }): LiveSnapshot {
    answer.shows = this.versionAt(this.sources.now());
    return this.#known;
  }

  /** Makes the next answer that shows values ask for them again. */
  expire(): void {
    this.#askedAt = -Infinity;
  }

  /** Changes with the values. A call also refreshes them in the background, at most once a minute. */
  versionAt(now: number): number {
    const visitors = this.#visitorsAt(now);
    if (visitors !== this.#known.visitors) this.#learn({ visitors });
    if (!isFresh(this.#askedAt, MINUTE, now) && !this.#isAsking) {
      this.#askedAt = now;
      // Once a minute: each change renders pages again.
      this.#learn({ callers: this.sources.callers.at(now) });
      this.#ask();
    }
    return this.#version;
  }

  /** Never rejects. */
  async #ask(): Promise<void> {
    this.#isAsking = true;
    await this.start();
    this.#isAsking = false;
  }

  /**
   * The last count that the API returned. A count by pages would be cached for
   * a minute from before most visitors came.
   */
  #visitorsAt(now: number): number | null {
    const counted = this.sources.visitors.known();
    return counted && isFresh(counted.at, MAX_AGE, now) ? counted.value : null;
  }

  /** Null after a failure, whose reason only the API returns. */
  async #counted() {
    try {
      return await this.sources.contributions?.get();
    } catch (error) {
      if (!(error instanceof UpstreamError)) this.sources.reportError(error);
      return null;
    }
  }

  #learn(change: Partial<LiveSnapshot>): void {
    const known = { ...this.#known, ...change };
    if (JSON.stringify(known) === JSON.stringify(this.#known)) return;
    this.#known = known;
    this.#version++;
  }
}

function withoutAnswer({ config, contributions }: Sources) {
  if (config.CODEHOST_PROVIDER.includes("off")) return "off";
  return contributions ? "unknown" : "not_configured";
}
