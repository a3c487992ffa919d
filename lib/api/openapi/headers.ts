import { advertisedLimit } from "../../base/words/advertised_limit.ts";
import { deprecationHeaders } from "../rest/deprecation.ts";
import type { Deprecation } from "../../operation.ts";
import type { Json } from "./schemas.ts";
import descriptions from "./descriptions.json" with { type: "json" };

/** Entries of `components.headers`, under the names that responses refer to. */
export function commonHeaders(rateLimit: number): Record<string, Json> {
  const limit = advertisedLimit(rateLimit);
  const varying = new Map<string, Json>([
    ["RateLimit-Limit", { example: limit }],
    ["RateLimit-Remaining", { example: limit - 1 }],
    ["RateLimit-Policy", { example: `${limit};w=60` }],
  ]);
  return Object.fromEntries(
    Object.entries(descriptions.headers)
      .map(([name, header]) => [name, { ...header, ...varying.get(name) }]),
  );
}

export const RETRY_AFTER: Json = descriptions.headers["Retry-After"];

/** Headers of deprecated operations; empty if no operation is deprecated. */
export function deprecationHeaderDocs(deprecations: Deprecation[]) {
  const headers = deprecations.flatMap(deprecationHeaders);
  return Object.fromEntries(
    Object.entries(descriptions.deprecation).flatMap(([name, description]) => {
      const [, example] = headers.find(([own]) => own === name.toLowerCase()) ??
        [];
      return example === undefined
        ? []
        : [[name, { description, required: true, schema: TEXT, example }]];
    }),
  );
}

const TEXT = { type: "string" };

const SOMETIMES = ["ETag", "Retry-After"];
const EVERYWHERE = Object.keys(descriptions.headers)
  .filter((name) => !SOMETIMES.includes(name));

/** References to the headers of every response and to `more`. */
export function headerRefs(...more: string[]): Json {
  return Object.fromEntries(
    [...EVERYWHERE, ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}
