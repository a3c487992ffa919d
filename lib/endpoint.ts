import type { PageMeta } from "./content/page_meta.ts";
import type { HeaderList } from "./base/http/header_list.ts";

/** Keeps answers to GET in memory, as long as the process lives or the answer allows. */
export interface CachePolicy {
  /** Parts of the request that select an answer; the form is HTML or Markdown. */
  key: "path" | "path and query" | "path and form";
  /** Absent if the table of endpoints bounds the number. */
  maxEntries?: number;
  /** True if each answer sets its own end. */
  expires?: true;
}

/**
 * Limits where a stored answer holds. It may have digests, sizes and names that are made
 * of the address, or show settings of a place, such as the log.
 */
export type Bound = "address" | "place" | "address and place";

/** Properties of a URL that are known before a request. */
export interface Endpoint {
  kind:
    | "operation"
    | "service"
    | "page"
    | "twin"
    | "redirect"
    | "document"
    | "asset"
    | "health"
    | "poll"
    | "unknown";
  /** Template with `{name}` for a parameter, and with a query that selects the endpoint. */
  path: string;
  /** Empty for an unknown path. */
  allow: string[];
  /** Rate window by method. The log uses the same name. */
  windowOf(method: string): string;
  /**
   * Beyond the limit a request is refused, its page says so, or nothing
   * happens. `none` is not counted.
   */
  limit: "enforced" | "shown" | "announced" | "none";
  /** Headers of every response, whatever the status. */
  headers: HeaderList;
  /** Replace `headers` for a method. */
  headersOf?: ReadonlyMap<string, HeaderList>;
  /** Request headers allowed by CORS, besides the usual ones. */
  accepts: string[];
  /** Absent if answers to GET depend on more than a cache key, such as the store. */
  cache?: CachePolicy;
  /** Absent if the answer holds at every address and place. */
  boundTo?: Bound;
  /** The page that is served as HTML or Markdown. */
  page?: PageMeta;
  /** Type of a second representation, for clients whose Accept names it. */
  otherType?: string;
  /** Query parameter with the question that the page answers. */
  asks?: string;
  /** Prefix of the language, such as `/sv`, if it is not the first one of the site. */
  prefix?: string;
  /** New address of a redirect, and its status if it is not 308. */
  location?: string;
  status?: 301;
}

export type FindEndpoint = (path: string, search: string) => Endpoint;

/** The only document that a query selects. */
export const AGENT_VIEW = "/?mode=agent";

/** Page that a browser shows while it is offline: see static/sw.js. */
export const OFFLINE = "/offline";

/** Programs that called a moment ago, for open pages: see static/callers.js. */
export const CALLERS = "/callers.json";
/** Words of the wardrobe, which few visitors open. */
export const ROBE = "/wardrobe.json";

export function isInApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
