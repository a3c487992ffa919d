import { fillCount } from "./fill.ts";
import { ENGLISH } from "./override.ts";
import type { Words } from "./words.ts";

/** What headers count down from: `limit` (RATE_LIMIT), or the usual one where nobody is refused. */
export function advertisedLimit(limit: number): number {
  return limit || 60;
}

/** The limit as one sentence, in English unless other words are given. */
export function limitInWords(
  limit: number,
  { none, some }: Words["rateLimit"] = ENGLISH.rateLimit,
  language = "en",
): string {
  return limit === 0 ? none : fillCount(some, limit, language);
}
