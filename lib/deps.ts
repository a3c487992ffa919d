import type { Knowledge } from "./answers/types.ts";
import type { Config } from "./config.ts";
import type { Content, Folder } from "./content/content.ts";
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

/** A cached value with the time of its request. */
export interface Source<T> {
  get(): Promise<Cached<T>>;
}

/** A source whose last value a page shows without a request. */
export interface KnownSource<T> extends Source<T> {
  known(): Cached<T> | null;
}

/**
 * Services and settings for operations, tools and pages. Optional services are
 * null if they are not configured. Interfaces only: an import of `Deps` reaches
 * no code of a service.
 */
export interface Deps {
  config: Config;
  /** Without a trailing slash. */
  baseUrl: string;
  content: Content;
  keys: SigningKeys;
  knowledge: Knowledge;
  /** The same for each language of the site, the first one first. */
  editions: readonly Deps[];
  events: { record(event: NewEvent): Promise<Outcome> };
  callers: RecentCallers;
  health: { isGood(): Promise<boolean> };
  visitors: KnownSource<number>;
  /** The calendar of the year that ends today. */
  contributions: Source<ContributionCalendar> | null;
  /** Replaces the artist of the site. */
  imager: AvatarImager | null;
  /** Replaces the built-in dialogue. */
  npcModel: NpcModel | null;
  /** Reads a file below the content folder. Only for paths that the content names. */
  readContentFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Folder that a client package is made of. */
  readClient(folder: string): Folder;
  /** Reads a font of the résumé by its name. */
  readFont(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  /** Logs an unexpected error, which clients never see. */
  reportError(error: unknown): void;
}
