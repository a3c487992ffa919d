import type { SigningKeys } from "./api/signing_keys.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content.ts";
import type { Store } from "./kv/store.ts";
import type { RequestEntry } from "./log.ts";
import type { Services } from "./services.ts";

/** All that the site needs of the world; main.ts makes it, tests fake it. */
export interface World {
  config: Config;
  /** Public base address without a trailing slash. */
  baseUrl: string;
  content: Content;
  store: Store;
  keys: SigningKeys;
  /** Hashes what must not be stored as it is; the same on every instance. */
  secret: Uint8Array;
  /** What the build counted in git; null where it found no repository. */
  commits: CommitCount | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  fetch: typeof fetch;
  /** Notes that a request was answered. */
  logRequest(entry: RequestEntry): void;
  /** An error that nobody expected; its text goes no further than the log. */
  reportError(error: unknown): void;
}

/** Commits a day (YYYY-MM-DD in UTC). */
export interface CommitCount {
  days: ReadonlyMap<string, number>;
  /** When they were counted, in milliseconds since 1970. */
  at: number;
}

/** What an operation gets: the world, and what is made of it once. */
export type Deps = World & Services;
