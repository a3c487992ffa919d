import type { BuiltPages, BuiltTwins } from "../answers/built_pages.ts";
import type { Deps } from "../deps.ts";
import type {
  CommitCount,
  DailyHash,
  Health,
  Presence,
  Store,
} from "../services/mod.ts";
import type { RequestEntry } from "../base/log/log.ts";
import type { Tracing } from "./tracing.ts";

/** Effects, data and settings of a process; main.ts makes it, tests fake it. */
export interface World extends Omit<Deps, keyof Services> {
  /** Answers in time, or fails. */
  store: Store;
  /** Commits that the build counted in git; null when it found no repository. */
  commits: CommitCount | null;
  /**
   * Pages as the build has read them, at the address of the site; null when it
   * left none. Rejects when they are of other content or code.
   */
  builtPages(): Promise<BuiltPages | null>;
  /** The same for the Markdown that the build kept; left out without a build. */
  builtTwins?(): Promise<BuiltTwins | null>;
  /** Paths of the static files and of the bundles for browsers. */
  assets: string[];
  fetch: typeof fetch;
  /** Null when the runtime traces nothing. */
  tracing: Tracing | null;
  /** Notes that a request was answered. */
  logRequest(entry: RequestEntry): void;
}

/** Services that hold state between requests; made once from the world. */
export interface Services extends
  Pick<
    Deps,
    | "callers"
    | "contributions"
    | "events"
    | "imager"
    | "knowledge"
    | "npcModel"
    | "visitors"
  > {
  /** The world's store, whose failures the health knows. */
  store: Store;
  hash: DailyHash;
  /** Counts page views; null when another service does. */
  presence: Presence | null;
  health: Health;
}
