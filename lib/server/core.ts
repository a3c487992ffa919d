import {
  type DailyHash,
  dailyHash,
  Health,
  InFlightRequests,
  Presence,
  RateWindows,
  recentCallers,
  type Store,
} from "@foyer/services/shared";
import type { RecentCallers } from "../services/types.ts";
import { advertisedLimit } from "../base/words/advertised_limit.ts";
import type { BuiltAnswers } from "./build/built_answers.ts";
import { type AnswerCaches, answerCaches } from "./middleware/answer_caches.ts";
import type { World } from "./world.ts";

/** Effects and settings that do not need the content. */
export type CoreWorld = Pick<
  World,
  | "config"
  | "logRequest"
  | "now"
  | "reportError"
  | "store"
  | "timeout"
  | "tracing"
>;

/** Milliseconds to finish requests, out of the five seconds of a stop. */
const GRACE = 2_000;

/** State that all requests of a process share. It exists before the site is loaded. */
export class Core {
  readonly health: Health;
  /** The store, with failed writes noted by `health`. */
  readonly store: Store;
  readonly hash: DailyHash;
  /** Counts page views; null if a provider does. */
  readonly presence: Presence | null;
  readonly callers: RecentCallers = recentCallers();
  readonly windows: RateWindows;
  readonly inFlight = new InFlightRequests();
  readonly caches: AnswerCaches;

  constructor(
    readonly world: CoreWorld,
    readonly built: BuiltAnswers | null = null,
  ) {
    const { config, now, reportError } = world;
    this.health = new Health(world);
    const store = this.store = this.health.watched();
    const hash = this.hash = dailyHash(store, now);
    const instance = crypto.randomUUID();
    this.presence = config.STATS_PROVIDER === "builtin"
      ? new Presence({ store, now, instance, reportError })
      : null;
    this.windows = new RateWindows(
      advertisedLimit(config.RATE_LIMIT),
      now,
      config.RATE_LIMIT > 0 ? { store, hash, reportError } : undefined,
    );
    this.caches = answerCaches(built);
  }

  /**
   * Reports bad health, so that requests go elsewhere. Resolves when pending
   * requests are answered and the proxy knows, or after two seconds.
   */
  async stop(): Promise<void> {
    this.inFlight.countEnds();
    const end = this.world.timeout(GRACE);
    await Promise.all([this.health.stop(end), this.inFlight.none(end)]);
  }

  /** Resolves when everything is stored, in less than a second. */
  async settled(): Promise<void> {
    await Promise.all([this.windows.settled(), this.presence?.settled()]);
  }
}
