import type { Endpoint } from "../../endpoint.ts";
import { prefersMarkdown } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import { LruCache } from "../../base/http/lru_cache.ts";
import type { Representation } from "../../base/http/representation.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { LiveValues } from "../../services/live/live_values.ts";
import type { Handle, Middleware } from "./middleware.ts";
import { isFresh } from "../../base/time/age.ts";

/** In memory, of all answers of one sort. */
const MAX_BYTES = 16 * 2 ** 20;
const MAX_QUERIES = 2_000;
/** Files of the owner, each up to 500 KB. */
const MAX_FILES = 32;

type CachedBy = Endpoint["cachedBy"];

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

interface Cached {
  representation: Representation;
  /** The version of the live values in it; undefined where it shows none. */
  shows: number | undefined;
  /** In milliseconds since 1970. */
  madeAt: number;
  goodUntil: number;
}

/**
 * Answers from memory what follows from the request and the content alone, once it
 * was made; what shows live values, until one of them has changed.
 */
export function cache(live: Pick<LiveValues, "versionAt">): Middleware {
  // Apart, so that many of one sort drive out none of another. Queries, files and
  // pictures have no natural limit; every other list has.
  const queries = boundedBy(MAX_QUERIES);
  const caches: Record<CachedBy, Cache> = {
    "path": new Map(),
    "path and form": new Map(),
    "path and query": queries,
    "path and query for a while": queries,
    "file": boundedBy(MAX_FILES),
    // At 8 KB each, those of 1,800 pages: to draw one takes 40 ms.
    "picture": boundedBy(Infinity),
    "nothing": new Map(),
  };

  async function make(
    info: RequestInfo,
    key: Key,
    next: Handle,
  ): Promise<Response> {
    const response = await next(info);
    const { representation, endpoint, shows, startedAt, goodUntil } = info;
    if (!representation) return response;
    const { cachedBy } = endpoint;
    const made = { representation, shows, madeAt: startedAt, goodUntil };
    caches[cachedBy].set(key, made, representation.bytesInMemory);
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
    const { madeAt, goodUntil } = known;
    const isLasting = goodUntil === Infinity;
    if (!isLasting && !isFresh(madeAt, goodUntil - madeAt, now)) return true;
    if (known.shows === undefined) return false;
    const version = live.versionAt(now);
    if (known.shows === version) return false;
    known.shows = version;
    return true;
  }
}

// The endpoint itself stands for its path.
type Key = Endpoint | string;

type Cache = Pick<LruCache<Key, Cached>, "get" | "set"> | Map<Key, Cached>;

function boundedBy(maxEntries: number): Cache {
  return new LruCache<Key, Cached>({ maxEntries, maxBytes: MAX_BYTES });
}

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
        ? `${endpoint.path} in Markdown`
        : endpoint;
  }
}
