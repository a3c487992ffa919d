import type { HeaderList } from "./header_list.ts";

const EXPOSED = "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, " +
  "RateLimit-Policy, Retry-After, Location, Idempotent-Replayed, " +
  "Preference-Applied, Link, ETag, Allow, Deprecation, Sunset, " +
  "X-Request-Id";

/** Lets pages of any origin read a response (Fetch standard, CORS protocol). */
export const CORS: HeaderList = [
  ["access-control-allow-origin", "*"],
  ["access-control-expose-headers", EXPOSED],
];

/** Request headers that pages of any origin may send. */
export const SENDABLE = [
  "Content-Type",
  "Idempotency-Key",
  "Prefer",
  "If-None-Match",
  "Accept",
];
