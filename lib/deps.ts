import type { SigningKeys } from "./tokens/signing_keys.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import type { Folder } from "./content/read_folder.ts";
import type { Answers } from "./answers/engine.ts";
import type { BuiltPages, BuiltTwins } from "./answers/built_pages.ts";
import type { SearchIndex } from "./search/search_index.ts";
import type { Callers } from "./presence/callers.ts";
import type { Presence } from "./presence/presence.ts";
import type { DailyHash } from "./kv/daily_hash.ts";
import type { EventLog } from "./kv/event_log.ts";
import type { Health } from "./kv/health.ts";
import type { Store } from "./kv/store.ts";
import type { RequestEntry } from "./log/log.ts";
import type { Tracing } from "./tracing.ts";
import type { AvatarImager } from "./upstreams/types.ts";
import type { CommitCount } from "./upstreams/git_commits.ts";
import type { Cached } from "./upstreams/types.ts";
import type { DayCounts } from "./upstreams/types.ts";
import type { NpcModel } from "./upstreams/types.ts";

/** All that the site needs of the world; main.ts makes it, tests fake it. */
export interface World {
  config: Config;
  /** Public base address without a trailing slash. */
  baseUrl: string;
  content: Content;
  /** Answers in time, or fails. */
  store: Store;
  keys: SigningKeys;
  /** What the build counted in git; null where it found no repository. */
  commits: CommitCount | null;
  /**
   * What the build has read on the pages, at the address of the site; null where
   * it left nothing. Rejects where that is of other content or code.
   */
  builtPages(): Promise<BuiltPages | null>;
  /** The same for the Markdown that the build kept; left out where there is no build. */
  builtTwins?(): Promise<BuiltTwins | null>;
  /** Paths of the static files and of what the build made for browsers. */
  assets: string[];
  /** The bytes of a file below the content folder; only for paths that the content names. */
  readContentFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A folder in `clients/`, as it lies in the tree. */
  readClient(name: string): Folder;
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  fetch: typeof fetch;
  /** Null where the runtime traces nothing. */
  tracing: Tracing | null;
  /** Notes that a request was answered. */
  logRequest(entry: RequestEntry): void;
  /** An error that nobody expected; its text goes no further than the log. */
  reportError(error: unknown): void;
}

/** A value that somebody else keeps, and when they were asked. */
export interface Source<T> {
  get(): Promise<Cached<T>>;
}

/** A value of which a page shows what somebody was last told. */
export interface KnownSource<T> extends Source<T> {
  /** At once, and nobody is asked for it. */
  known(): Cached<T> | null;
}

/** What the site knows, for search, questions and the people in the room. */
export interface Knowledge {
  index: SearchIndex;
  /** Made by whoever asks a question first: who searches needs none. */
  answers(): Promise<Answers>;
}

/** What is made of the world once and holds state between requests. */
export interface Services {
  /** The world's, of whose failures the health knows. */
  store: Store;
  hash: DailyHash;
  events: EventLog;
  visitors: KnownSource<number>;
  /** Where page views are noted; null where another service counts them. */
  presence: Presence | null;
  callers: Callers;
  /** Null where no code host is configured. */
  contributions: Source<DayCounts> | null;
  /** Null where the site draws for itself. */
  imager: AvatarImager | null;
  /** Null where the built-in dialogue answers. */
  npcModel: NpcModel | null;
  health: Health;
  /** Built at the first call: not every process is asked. */
  knowledge(): Promise<Knowledge>;
}

/** What an operation gets: the world, and what is made of it once. */
export type Deps = World & Services;
