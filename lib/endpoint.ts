import type { PageMeta } from "./content/page_meta.ts";
import type { HeaderList } from "./base/http/header_list.ts";

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
  /**
   * What a GET is answered by, as long as the process lives or the answer says:
   * "file" is the path, where the answers are too large to keep all of them, and
   * "picture" the same for smaller ones; "nothing" where storage matters, too.
   */
  cachedBy:
    | "path"
    | "path and query"
    | "path and query for a while"
    | "path and form"
    | "file"
    | "picture"
    | "nothing";
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
