import { names, prefersMarkdown } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import type { CachePolicy, Endpoint } from "../../endpoint.ts";
import type { RequestInfo } from "../../request_info.ts";

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

/** Undefined for a request that no cache answers. */
export function keyOf(
  { request: { method, headers }, path, search, endpoint }: RequestInfo,
  { key }: CachePolicy,
): string | undefined {
  if (method !== "GET" && method !== "HEAD") return;
  switch (key) {
    case "path":
      return namesOther(headers, endpoint)
        ? `${endpoint.path} as ${endpoint.otherType}`
        : endpoint.path;
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

/** True if the client asks for the second type of a document. */
function namesOther(headers: Headers, { otherType }: Endpoint): boolean {
  return otherType !== undefined &&
    names(headerOf(headers, "accept"), otherType);
}
