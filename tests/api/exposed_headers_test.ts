import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";

/** Readable for every page without a word of the server (Fetch standard, "CORS-safelisted response-header name"). */
const SAFELISTED = [
  "cache-control",
  "content-language",
  "content-length",
  "content-type",
  "expires",
  "last-modified",
  "pragma",
];

Deno.test("a page of another origin may read every header that OpenAPI describes", async () => {
  using site = testSite();
  const { headers } = await site.fetch("/api/v1/work");
  const list = headers.get("access-control-expose-headers") ?? "";
  const readable = new Set([
    ...SAFELISTED,
    ...list.split(",").map((name) => name.trim().toLowerCase()),
  ]);
  const described = headersIn(
    await site.json("/openapi.json"),
  );
  assert(described.size > 0);
  const hidden = [...described].filter((name) => !readable.has(name));
  assertEquals(hidden, []);
});

/** Names of all response headers in the document, in lower case. */
function headersIn(value: unknown): Set<string> {
  if (typeof value !== "object" || value === null) return new Set();
  const own = "headers" in value && typeof value.headers === "object"
    ? Object.keys(value.headers ?? {})
    : [];
  return new Set([
    ...own.map((name) => name.toLowerCase()),
    ...Object.values(value).flatMap((each) => [...headersIn(each)]),
  ]);
}
