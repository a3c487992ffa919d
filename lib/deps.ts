import type { Knowledge } from "./answers/types.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import type { Folder } from "./content/read_folder.ts";
import type {
  AvatarImager,
  Cached,
  ContributionCalendar,
  NewEvent,
  NpcModel,
  Outcome,
  RecentCallers,
} from "./services/types.ts";
import type { SigningKeys } from "./base/keys/signing_keys.ts";

/** A value that a service keeps, and the time at which it was asked. */
export interface Source<T> {
  get(): Promise<Cached<T>>;
}

/** A source whose last value a page shows without asking. */
export interface KnownSource<T> extends Source<T> {
  known(): Cached<T> | null;
}

/**
 * Everything that an operation, a tool or a page may use. Optional services are
 * null when they are not configured. Interfaces only: a file that names `Deps`
 * reaches no code of a service.
 */
export interface Deps {
  config: Config;
  /** Public base address without a trailing slash. */
  baseUrl: string;
  content: Content;
  keys: SigningKeys;
  knowledge: Knowledge;
  events: { record(event: NewEvent): Promise<Outcome> };
  /** Programs that called in the last minutes. */
  callers: RecentCallers;
  health: { isGood(): Promise<boolean> };
  visitors: KnownSource<number>;
  /** The calendar of the year that ends today. */
  contributions: Source<ContributionCalendar> | null;
  /** Draws avatars instead of the site. */
  imager: AvatarImager | null;
  /** Answers instead of the built-in dialogue. */
  npcModel: NpcModel | null;
  /** Bytes of a file below the content folder; only for paths that the content names. */
  readContentFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A folder of the software that a client package is made of. */
  readClient(folder: string): Folder;
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  /** Reports an unexpected error; its text goes no further than the log. */
  reportError(error: unknown): void;
}
