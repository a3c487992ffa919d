import { assertEquals, assertNotEquals } from "@std/assert";
import { ResultCache } from "../../lib/mcp/result_cache.ts";

const HEADERS = new Headers();

Deno.test("of 500 results each is remembered, and one more begins anew", () => {
  const cache = new ResultCache();
  for (let i = 0; i < 500; i++) cache.note(`${i}`, { result: { i } });
  assertEquals(cache.get("0"), '{"i":0}');
  cache.note("500", { result: {} });
  assertEquals([cache.get("0"), cache.get("500")], [undefined, "{}"]);
});

Deno.test("a message of 1,000 characters at most is remembered, its headers included", () => {
  const cache = new ResultCache();
  const keyOf = (length: number) =>
    cache.keyOf(HEADERS, { id: 1, method: "x".repeat(length) });
  const rest = keyOf(0).length;
  assertEquals(keyOf(1_000 - rest).length, 1_000);
  assertEquals(keyOf(1_001 - rest), "");
});

Deno.test("messages that differ in what an answer follows from are told apart", () => {
  const cache = new ResultCache();
  const message = { id: 1, method: "tools/list" };
  const key = cache.keyOf(HEADERS, message);
  assertEquals(cache.keyOf(HEADERS, { ...message, id: "2" }), key);
  assertNotEquals(cache.keyOf(HEADERS, { ...message, params: {} }), key);
  for (const name of ["mcp-protocol-version", "mcp-method", "mcp-name"]) {
    const headers = new Headers({ [name]: "x" });
    assertNotEquals(cache.keyOf(headers, message), key);
  }
  assertEquals(cache.keyOf(HEADERS, { method: "tools/list" }), "");
});

Deno.test("no error is remembered", () => {
  const cache = new ResultCache();
  const failed = [
    { error: { code: -32602 } },
    { result: { isError: true } },
    { result: null },
    null,
  ];
  for (const answer of failed) {
    cache.note("key", answer);
    assertEquals(cache.get("key"), undefined);
  }
});
