import type { Endpoint } from "../endpoint.ts";
import { prefersMarkdown } from "../http/accept.ts";
import { headerOf } from "../http/header_of.ts";
import type { Representation } from "../http/representation.ts";
import type { RequestInfo } from "../request_info.ts";
import type { LiveValues } from "../live/live_values.ts";
import type { Handle, Middleware } from "./middleware.ts";

/** More queries than are worth remembering; beyond them the oldest goes. */
const MOST = 2_000;

/** The same for files, of which each is up to half a megabyte. */
const MOST_FILES = 32;

/** And for pictures of pages and people, of which each is about 15 KB and takes a while to draw. */
const MOST_PICTURES = 400;

type CachedBy = Endpoint["cachedBy"];

/** A client can think of queries, and files are large; all else has an end. */
const BOUNDS: Partial<Record<CachedBy, number>> = {
  "path and query": MOST,
  "path and query for a while": MOST,
  "file": MOST_FILES,
  "picture": MOST_PICTURES,
};

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

interface Cached {
  representation: Representation;
  /** The version of the live values in it; undefined where it shows none. */
  shows: number | undefined;
  /** In milliseconds since 1970. */
  goodUntil: number;
}

/**
 * Answers from memory what follows from the request and the content alone, once it
 * was made; what shows live values, until one of them has changed.
 */
export function cache(live: Pick<LiveValues, "versionAt">): Middleware {
  // Apart, so that many of one sort drive out none of another.
  const caches: Record<CachedBy, Map<Key, Cached>> = {
    "path": new Map(),
    "path and form": new Map(),
    "path and query": new Map(),
    "path and query for a while": new Map(),
    "file": new Map(),
    "picture": new Map(),
    "nothing": new Map(),
  };

  async function make(
    info: RequestInfo,
    key: Key,
    next: Handle,
  ): Promise<Response> {
    const response = await next(info);
    const { representation, endpoint, shows, goodUntil } = info;
    if (!representation) return response;
    const { cachedBy } = endpoint;
    const cached = caches[cachedBy];
    const [oldest] = cached.keys();
    const isFull = cached.size >= (BOUNDS[cachedBy] ?? Infinity);
    if (isFull && oldest !== undefined) cached.delete(oldest);
    cached.set(key, { representation, shows, goodUntil });
    return response;
  }

  return (next) => (info) => {
    const key = keyOf(info);
    if (key === undefined) return next(info);
    const known = caches[info.endpoint.cachedBy].get(key);
    if (!known || isOld(known, info.startedAt)) return make(info, key, next);
    return known.representation.respond(info.request);
  };

  /** True once for each change: one request waits for the new answer, and the others have the old one. */
  function isOld(known: Cached, now: number): boolean {
    if (now >= known.goodUntil) return true;
    if (known.shows === undefined) return false;
    const version = live.versionAt(now);
    if (known.shows === version) return false;
    known.shows = version;
    return true;
  }
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
    case "file":
    case "picture":
      return endpoint;
    case "path and query":
    case "path and query for a while":
      return search.length <= LONGEST_QUERY ? path + search : undefined;
    case "path and form":
      return prefersMarkdown(headerOf(headers, "accept"))
        ? `${path} in Markdown`
        : endpoint;
  }
}
