import { fillCount } from "./fill.ts";
import { ENGLISH } from "./override.ts";
import type { Words } from "./words.ts";

/** The limit in rate headers: RATE_LIMIT, or the default if there is no limit. */
export function advertisedLimit(limit: number): number {
  return limit || 60;
}

export function limitInWords(
  limit: number,
  { none, some }: Words["rateLimit"] = ENGLISH.rateLimit,
  language = "en",
): string {
  return limit === 0 ? none : fillCount(some, limit, language);
}
