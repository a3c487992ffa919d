import type { BuiltPages, BuiltTwins } from "@foyer/answers";
import type { Deps } from "../deps.ts";
import type {
  CommitCount,
  DailyHash,
  Health,
  Presence,
  Store,
} from "@foyer/services";
import type { RequestEntry } from "../base/log/log.ts";
import type { Tracing } from "./tracing.ts";

/** Effects, data and settings of a process. main.ts creates it, and tests fake it. */
export interface World extends Omit<Deps, keyof Services> {
  /** Calls fail after a timeout. */
  store: Store;
  /** Commits that the build counted; null without a repository. */
  commits: CommitCount | null;
  /**
   * Pages that the build read, at the address of the site; null if there are
   * none. Rejects if content or code differ.
   */
  builtPages(): Promise<BuiltPages | null>;
  /** Markdown that the build stored; absent without a build. */
  builtTwins?(): Promise<BuiltTwins | null>;
  /** Paths of static files and bundles. */
  assets: string[];
  fetch: typeof fetch;
  /** Null if the runtime does not trace. */
  tracing: Tracing | null;
  logRequest(entry: RequestEntry): void;
}

/** Services with state between requests, made once. */
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
  /** The store, with failed writes noted by `health`. */
  store: Store;
  hash: DailyHash;
  /** Counts page views; null if a provider does. */
  presence: Presence | null;
  health: Health;
}
