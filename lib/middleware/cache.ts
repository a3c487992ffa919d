import { prefersMarkdown } from "../http/accept.ts";
import type { Representation } from "../http/representation.ts";
import type { Endpoint } from "../endpoint.ts";
import type { RequestInfo } from "../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

/** More than a site has URLs worth caching; beyond it the oldest goes. */
const MOST = 2_000;

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

/** Answers from memory what follows from the request and the content alone, once it was made. */
export function cache(): Middleware {
  const cached = new Map<Key, Representation>();

  function store(response: Response, info: RequestInfo): Response {
    const { representation } = info;
    if (!representation) return response;
    const [oldest] = cached.keys();
    if (cached.size >= MOST && oldest !== undefined) cached.delete(oldest);
    const key = keyOf(info);
    if (key) cached.set(key, representation);
    return response;
  }

  return (next) => (info) => {
    const key = keyOf(info);
    const known = key && cached.get(key);
    if (known) return known.respond(info.request);
    return key ? after(next(info), info, store) : next(info);
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
      return prefersMarkdown(headers.get("accept"))
        ? `${path} in Markdown`
        : endpoint;
  }
}
