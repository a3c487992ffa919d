import type { Endpoint } from "../endpoint.ts";
import { prefersMarkdown } from "../http/accept.ts";
import { headerOf } from "../http/header_of.ts";
import type { Representation } from "../http/representation.ts";
import type { RequestInfo } from "../request_info.ts";
import type { Handle, Middleware } from "./middleware.ts";

/** More queries than are worth remembering; beyond them the oldest goes. */
const MOST = 2_000;

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

/** Answers from memory what follows from the request and the content alone, once it was made. */
export function cache(): Middleware {
  // Apart, because a client can think of queries, but not of endpoints.
  const byEndpoint = new Map<Key, Representation>();
  const byQuery = new Map<Key, Representation>();

  async function make(
    info: RequestInfo,
    key: Key,
    next: Handle,
  ): Promise<Response> {
    const response = await next(info);
    const { representation, endpoint } = info;
    if (!representation) return response;
    const isByQuery = endpoint.cachedBy === "path and query";
    const cached = isByQuery ? byQuery : byEndpoint;
    const [oldest] = byQuery.keys();
    if (isByQuery && byQuery.size >= MOST && oldest !== undefined) {
      byQuery.delete(oldest);
    }
    cached.set(key, representation);
    return response;
  }

  return (next) => (info) => {
    const key = keyOf(info);
    if (key === undefined) return next(info);
    const known = byEndpoint.get(key) ?? byQuery.get(key);
    return known ? known.respond(info.request) : make(info, key, next);
  };
}

// The endpoint itself stands for its path.
type Key = Endpoint | string;

/** What the answer depends on; undefined where it depends on more. */
function keyOf(
  { request: { method, headers }, path, search, endpoint }: RequestInfo,
): Key | undefined {
  if (method !== "GET" && method !== "HEAD") return;
  switch (endpoint.cachedBy) {
    case "path":
      return endpoint;
    case "path and query":
      return search.length <= LONGEST_QUERY ? path + search : undefined;
    case "path and form":
      return prefersMarkdown(headerOf(headers, "accept"))
        ? `${path} in Markdown`
        : endpoint;
  }
}
