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

/** Everything that is known of a URL before anything answers for it. */
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
    | "unknown";
  /** As the lists have it: with `{name}` for a parameter, and the query where that names it. */
  path: string;
  /** The methods it answers; empty where nothing is known to be there. */
  allow: string[];
  /** The name of its rate window, by method; the log calls it by that, too. */
  windowOf(method: string): string;
  /** Whether a request too many is refused, told so by its page, only announced, or never counted. */
  limit: "enforced" | "told" | "announced" | "none";
  /** Headers of each of its responses, whatever the status. */
  headers: HeaderList;
  /** Instead of them, those of a method where it has its own. */
  headersOf?: ReadonlyMap<string, HeaderList>;
  /** Request headers that a browser may send to it, beside the usual ones. */
  accepts: string[];
  /** Absent if answers to GET depend on more than a cache key, such as the store. */
  cache?: CachePolicy;
  /** The page whose HTML or Markdown is here. */
  page?: PageMeta;
  /** The parameter of the query that holds the question which the page here answers. */
  asks?: string;
  /** Where the one address of a page is. */
  location?: string;
}

export type FindEndpoint = (path: string, search: string) => Endpoint;

/** The one document that is named by a query, not by a path of its own. */
export const AGENT_VIEW = "/?mode=agent";

/** The page that a browser shows where it has no copy of another: see static/sw.js. */
export const OFFLINE = "/offline";

export function isInApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
