import { advertisedLimit } from "../../base/words/limit_in_words.ts";
import { deprecationHeaders } from "../rest/deprecation.ts";
import type { Deprecation } from "../../operation.ts";
import type { Json } from "./schemas.ts";

const integerFrom = (minimum: number, example: number) => ({
  schema: { type: "integer", minimum },
  example,
});

export const RETRY_AFTER = {
  description: "Seconds to wait before the next request",
  required: true,
  ...integerFrom(1, 23),
};

/** Headers that more than one response has, under the names that refer to them. */
export function commonHeaders(rateLimit: number): Record<string, Json> {
  const limit = advertisedLimit(rateLimit);
  return {
    "RateLimit-Limit": {
      description: "Requests that the window allows",
      required: true,
      ...integerFrom(0, limit),
    },
    "RateLimit-Remaining": {
      description: "Requests left in the window",
      required: true,
      ...integerFrom(0, limit - 1),
    },
    "RateLimit-Reset": {
      description: "Seconds until the window ends",
      required: true,
      ...integerFrom(1, 60),
    },
    "RateLimit-Policy": {
      description: "The limit and the length of the window in seconds",
      required: true,
      schema: { type: "string", pattern: "^\\d+;w=\\d+$" },
      example: `${limit};w=60`,
    },
    "Retry-After": RETRY_AFTER,
    "Link": {
      description: "The policy on deprecation, as relation `sunset` (RFC 8594)",
      required: true,
      schema: { type: "string" },
      example:
        '<https://me.example/developers>; rel="sunset"; type="text/html"',
    },
    "X-Request-Id": {
      description: "Names this response in the log of the site",
      required: true,
      schema: { type: "string" },
      example: "1b9d6bcd-2f",
    },
    "ETag": {
      description: "Names these bytes, for `If-None-Match`",
      required: true,
      schema: { type: "string" },
      example: '"mK1kRJzdYc4vTfVqSGbXlA"',
    },
    "Cache-Control": {
      description: "Who may keep the response, and for how long",
      required: true,
      schema: { type: "string" },
      example: "public, max-age=300",
    },
  };
}

/** What operations say that are to end; nothing where none is. */
export function endingHeaders(ending: Deprecation[]): Record<string, Json> {
  const headers = ending.flatMap(deprecationHeaders);
  return Object.fromEntries(
    Object.entries(ENDING).flatMap(([name, description]) => {
      const own = headers.find(([own]) => own === name.toLowerCase());
      if (!own) return [];
      const [, example] = own;
      const schema = { type: "string" };
      return [[name, { description, required: true, schema, example }]];
    }),
  );
}

const ENDING = {
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

/** References to the headers of every response, and to others by name. */
export function headerRefs(...more: string[]): Json {
  return Object.fromEntries(
    [...EVERYWHERE, ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}
