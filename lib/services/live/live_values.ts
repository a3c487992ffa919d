import type { LiveSnapshot } from "../types.ts";
import type { Deps } from "../../deps.ts";
import { dateOf, MINUTE } from "../../base/time/days.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { isFresh } from "../../base/time/age.ts";

/** Lifetime of a count of visitors, in milliseconds. */
const MAX_AGE = 2 * MINUTE;

type Sources = Pick<
  Deps,
  "callers" | "config" | "contributions" | "visitors" | "now" | "reportError"
>;

/**
 * The last value of each upstream that a page shows. No page waits for one: it
 * shows what is known, and is made anew when that has become something else.
 */
export class LiveValues {
  readonly #sources: Sources;
  #known: LiveSnapshot;
  #version = 0;
  #askedAt = -Infinity;
  #isAsking = false;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#known = {
      today: dateOf(sources.now()),
      contributions: { state: withoutAnswer(sources) },
      callers: [],
      visitors: null,
    };
  }

  /** Asks for what takes time to learn before anybody looks; nobody is there yet to be counted. */
  async start(): Promise<void> {
    await this.#countContributions();
  }

  /** What is known now, for the answer to a request, which is noted to show it. */
  shownIn(answer: { shows: number | undefined }): LiveSnapshot {
    answer.shows = this.versionAt(this.#sources.now());
    return this.#known;
  }

  /**
   * Another number once a value has changed. Asking for it is what has the values
   * looked for, in the background, once a minute at most.
   */
  versionAt(now: number): number {
    const visitors = this.#visitorsAt(now);
    if (visitors !== this.#known.visitors) this.#learn({ visitors });
    if (!isFresh(this.#askedAt, MINUTE, now) && !this.#isAsking) {
      this.#askedAt = now;
      // Once a minute as well: each call would have pages made anew.
      this.#learn({ callers: this.#sources.callers.at(now) });
      this.#ask();
    }
    return this.#version;
  }

  /** One at a time: nobody waits for it, and it never fails. */
  async #ask(): Promise<void> {
    this.#isAsking = true;
    await this.#countContributions();
    this.#isAsking = false;
  }

  /**
   * As somebody was last told. A page that asked for the count itself would have
   * it kept for all others for a minute, from before most of them came.
   */
  #visitorsAt(now: number): number | null {
    const counted = this.#sources.visitors.known();
    return counted && isFresh(counted.at, MAX_AGE, now) ? counted.value : null;
  }

  async #countContributions(): Promise<void> {
    const today = dateOf(this.#sources.now());
    const counted = await this.#answerOf(async () =>
      await this.#sources.contributions?.get()
    );
    this.#learn(
      counted
        ? {
          today,
          contributions: {
            state: "known",
            calendar: counted.value,
            counted: dateOf(counted.at),
          },
        }
        : { today },
    );
  }

  /** Null where there is none. Whoever asks the API hears why. */
  async #answerOf<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof UpstreamError)) this.#sources.reportError(error);
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
