import { advertisedLimit } from "../../base/words/limit_in_words.ts";
import { deprecationHeaders } from "../rest/deprecation.ts";
import type { Deprecation } from "../../operation.ts";
import type { Json } from "./schemas.ts";

export const RETRY_AFTER = integerHeader(
  "Seconds to wait before the next request",
  { minimum: 1, example: 23 },
);

/** Entries of `components.headers`, under the names that responses refer to. */
export function commonHeaders(rateLimit: number): Record<string, Json> {
  const limit = advertisedLimit(rateLimit);
  return {
    "RateLimit-Limit": integerHeader(
      "Requests that the window allows",
      { minimum: 0, example: limit },
    ),
    "RateLimit-Remaining": integerHeader(
      "Requests left in the window",
      { minimum: 0, example: limit - 1 },
    ),
    "RateLimit-Reset": integerHeader(
      "Seconds until the window ends",
      { minimum: 1, example: 60 },
    ),
    "RateLimit-Policy": textHeader(
      "The limit and the length of the window in seconds",
      `${limit};w=60`,
      "^\\d+;w=\\d+$",
    ),
    "Retry-After": RETRY_AFTER,
    "Link": textHeader(
      "The policy on deprecation, as relation `sunset` (RFC 8594)",
      '<https://me.example/developers>; rel="sunset"; type="text/html"',
    ),
    "X-Request-Id": textHeader(
      "Names this response in the log of the site",
      "1b9d6bcd-2f",
    ),
    "ETag": textHeader(
      "Names these bytes, for `If-None-Match`",
      '"mK1kRJzdYc4vTfVqSGbXlA"',
    ),
    "Cache-Control": textHeader(
      "Who may keep the response, and for how long",
      "public, max-age=300",
    ),
  };
}

function integerHeader(
  description: string,
  { minimum, example }: { minimum: number; example: number },
) {
  const schema = { type: "integer", minimum };
  return { description, required: true, schema, example };
}

function textHeader(description: string, example: string, pattern?: string) {
  const schema = { type: "string", ...(pattern && { pattern }) };
  return { description, required: true, schema, example };
}

/** Headers of deprecated operations; empty if no operation is deprecated. */
export function deprecationHeaderDocs(
  deprecations: Deprecation[],
): Record<string, Json> {
  const headers = deprecations.flatMap(deprecationHeaders);
  return Object.fromEntries(
    Object.entries(DEPRECATION).flatMap(([name, description]) => {
      const own = headers.find(([own]) => own === name.toLowerCase());
      return own ? [[name, textHeader(description, own[1])]] : [];
    }),
  );
}

const DEPRECATION = {
  Deprecation: "Since when the operation is discouraged (RFC 9745)",
  Sunset: "From when on it may be gone (RFC 8594)",
};

const EVERYWHERE = [
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "Link",
  "X-Request-Id",
  "Cache-Control",
];

/** References to the headers of every response and to `more`. */
export function headerRefs(...more: string[]): Json {
  return Object.fromEntries(
    [...EVERYWHERE, ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}
