import { fillCount } from "./fill.ts";
import { ENGLISH } from "./override.ts";
import type { Words } from "./words.ts";

export function limitInWords(
  limit: number,
  { none, some }: Words["rateLimit"] = ENGLISH.rateLimit,
  language = "en",
): string {
  return limit === 0 ? none : fillCount(some, limit, language);
}
