import type { BuiltAnswers } from "../built_answers.ts";
import type { CachePolicy } from "../../endpoint.ts";
import { prefersMarkdown } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import { LruCache } from "../../base/http/lru_cache.ts";
import type { Representation } from "../../base/http/representation.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { LiveValues } from "@foyer/services";
import type { Handle, Middleware } from "./middleware.ts";
import { isFresh } from "../../base/time/age.ts";

/** Bytes in memory, for each bounded policy. */
const MAX_BYTES = 16 * 2 ** 20;
const MAX_QUERIES = 2_000;
/** Files of the owner, each up to 500 KB. */
const MAX_FILES = 32;

/** A longer query than any of ours would only fill the memory. */
const MAX_QUERY_LENGTH = 1_024;

/** Each has a cache of its own, so that answers of one kind do not evict others. Queries share one. */
export const POLICIES = {
  path: { key: "path" },
  form: { key: "path and form" },
  query: { key: "path and query", maxEntries: MAX_QUERIES },
  expiring: { key: "path and query", maxEntries: MAX_QUERIES, expires: true },
  file: { key: "path", maxEntries: MAX_FILES },
  // At 8 KB each, those of 1,800 pages: to draw one takes 40 ms.
  picture: { key: "path", maxEntries: Infinity },
} satisfies Record<string, CachePolicy>;

interface Cached {
  representation: Representation;
  /** The version of the live values in it; undefined if it shows none. */
  shows: number | undefined;
  /** In milliseconds since 1970. */
  madeAt: number;
  goodUntil: number;
}

/** Answers of a process, by policy. */
export type AnswerCaches = ReadonlyMap<CachePolicy, Cache>;

export function answerCaches(built: BuiltAnswers | null): AnswerCaches {
  const { expiring, ...others } = POLICIES;
  const caches = new Map(
    Object.values<CachePolicy>(others).map((
      each,
    ) => [each, cacheFor(each, built)]),
  );
  const queries = caches.get(POLICIES.query);
  if (queries) caches.set(expiring, queries);
  return caches;
}

/**
 * Answers from memory whatever follows from the request and the content alone. An
 * answer that shows live values is kept until one of them changes.
 */
export function cache(
  caches: AnswerCaches,
  live: Pick<LiveValues, "versionAt">,
): Middleware {
  return (next) => (info) => {
    const { cache: policy } = info.endpoint;
    const key = policy && keyOf(info, policy);
    const cache = policy && caches.get(policy);
    if (key === undefined || !cache) return next(info);
    const known = cache.get(key);
    return known && !isOld(known, info.startedAt, live)
      ? known.representation.respond(info.request)
      : make(info, key, cache, next);
  };
}

type Cache = Pick<LruCache<string, Cached>, "get" | "set">;

function cacheFor(
  { maxEntries }: CachePolicy,
  built: BuiltAnswers | null,
): Cache {
  return maxEntries === undefined
    ? new UnboundedCache(built)
    : new LruCache({ maxEntries, maxBytes: MAX_BYTES });
}

/** Bounded by the table of endpoints. It begins with what the build made. */
export class UnboundedCache implements Cache {
  readonly #made = new Map<string, Cached>();

  constructor(private readonly built: BuiltAnswers | null) {}

  get(key: string): Cached | undefined {
    return this.#made.get(key) ?? this.#fromBuild(key);
  }

  set(key: string, made: Cached): void {
    this.#made.set(key, made);
  }

  /** The answer, if it shows no live value and has no end. */
  lasting(key: string): Representation | undefined {
    const made = this.#made.get(key);
    return made?.shows === undefined && made?.goodUntil === Infinity
      ? made.representation
      : undefined;
  }

  #fromBuild(key: string): Cached | undefined {
    const representation = this.built?.get(key);
    if (!representation) return;
    const made = { representation, ...FOR_EVER };
    this.#made.set(key, made);
    return made;
  }
}

const FOR_EVER = { shows: undefined, madeAt: 0, goodUntil: Infinity };

async function make(
  info: RequestInfo,
  key: string,
  cache: Cache,
  next: Handle,
) {
  const response = await next(info);
  const { representation, shows, startedAt: madeAt, goodUntil } = info;
  if (!representation) return response;
  const made = { representation, shows, madeAt, goodUntil };
  cache.set(key, made, representation.bytesInMemory);
  return response;
}

/** True once for each change: one request waits for the new answer, and the others get the old one. */
function isOld(
  known: Cached,
  now: number,
  live: Pick<LiveValues, "versionAt">,
): boolean {
  const { madeAt, goodUntil } = known;
  const isLasting = goodUntil === Infinity;
  if (!isLasting && !isFresh(madeAt, goodUntil - madeAt, now)) return true;
  if (known.shows === undefined) return false;
  const version = live.versionAt(now);
  if (known.shows === version) return false;
  known.shows = version;
  return true;
}

/** Undefined for a request that no cache answers. */
export function keyOf(
  { request: { method, headers }, path, search, endpoint }: RequestInfo,
  { key }: CachePolicy,
): string | undefined {
  if (method !== "GET" && method !== "HEAD") return;
  switch (key) {
    case "path":
      return endpoint.path;
    case "path and query":
      return search.length <= MAX_QUERY_LENGTH ? path + search : undefined;
    case "path and form":
      return prefersMarkdown(headerOf(headers, "accept"))
        ? inMarkdown(endpoint.path)
        : endpoint.path;
  }
}

/** The key of a page in its second form. */
export function inMarkdown(path: string): string {
  return `${path} in Markdown`;
}
