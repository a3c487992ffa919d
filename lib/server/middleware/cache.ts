import type { RequestInfo } from "../../request_info.ts";
import type { LiveValues } from "@foyer/services";
import { isFresh } from "../../base/time/age.ts";
import type { AnswerCaches, Cache, Cached } from "./answer_caches.ts";
import type { Handle, Middleware } from "./middleware.ts";
import { keyOf } from "./policies.ts";

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
