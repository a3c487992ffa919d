import { assert, assertEquals } from "@std/assert";
import type { Content } from "../../lib/content/content.ts";
import {
  keyOf,
  ResultCache,
  resultOf,
} from "../../lib/api/mcp/result_cache.ts";
import { testContent, testSite } from "../support/test_app.ts";
import {
  callTool,
  type Era,
  of2025,
  of2026,
  type Sent,
} from "./support/call.ts";

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "look", arguments: { at: "x" } },
};

const key = (message: Sent, headers = {}) =>
  keyOf(new Headers(headers), message);

/** The key of the call with other parameters. */
const keyWith = (params: Sent) =>
  key({ ...CALL, params: { ...CALL.params, ...params } });

Deno.test("calls that differ in their id or token alone have one key", () => {
  assert(key(CALL));
  assertEquals(key({ ...CALL, id: "2" }), key(CALL));
  const withToken = (progressToken: unknown) =>
    keyWith({ _meta: { progressToken, note: 1 } });
  assertEquals(withToken("a"), withToken(2));
  assertEquals(withToken("a"), keyWith({ _meta: { note: 1 } }));
});

Deno.test("calls that can differ in their result have keys of their own", () => {
  const of = "io.modelcontextprotocol/protocolVersion";
  const keys = [
    key(CALL),
    keyWith({ name: "other" }),
    keyWith({ arguments: { at: "y" } }),
    keyWith({ arguments: null }),
    keyWith({ more: 1 }),
    keyWith({ _meta: { [of]: "2026-07-28" } }),
    keyWith({ _meta: { progressToken: {} } }),
    keyWith({ _meta: { progressToken: 1.5 } }),
    keyWith({ _meta: null }),
    key({ ...CALL, params: "x" }),
    key({ ...CALL, jsonrpc: "1.0" }),
    key({ ...CALL, method: "tools/list" }),
    key(CALL, { "mcp-protocol-version": "2025-11-25" }),
    key(CALL, { "mcp-method": "tools/call" }),
    key(CALL, { "mcp-name": "look" }),
  ];
  assert(!keys.includes(undefined));
  assertEquals(new Set(keys).size, keys.length);
});

Deno.test("a notification and a message with an invalid id have no key", () => {
  const ids = [undefined, null, 1.5, {}, "x".repeat(301)];
  for (const id of ids) assertEquals(key({ ...CALL, id }), undefined);
});

Deno.test("a key has 2,000 characters at most", () => {
  const keyOfLength = (length: number) =>
    keyWith({ arguments: { at: "x".repeat(length) } });
  const rest = keyOfLength(0)?.length ?? 0;
  assertEquals(keyOfLength(2_000 - rest)?.length, 2_000);
  assertEquals(keyOfLength(2_001 - rest), undefined);
});

/** Numbers of the results that a cache keeps of so many, with so many characters. */
function filled(count: number, length: number): number[] {
  const cache = new ResultCache();
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (const at of numbers) cache.set(`${at}`, "x".repeat(length));
  return numbers.filter((at) => cache.get(`${at}`));
}

Deno.test("at most 500 results of 8 MiB in all are kept, the latest ones, and none above 512 KiB", () => {
  const small = filled(501, 2);
  assertEquals([small.length, small[0]], [500, 1]);
  const kept = filled(40, 250_000);
  assertEquals([kept.length, kept.at(-1)], [16, 39]);
  assertEquals(filled(1, 2 ** 18 - 100), [0]);
  assertEquals(filled(1, 2 ** 18), []);
});

Deno.test("an error is no result", () => {
  const failed = [
    { error: { code: -32602 } },
    { result: { isError: true } },
    { result: null },
    null,
    undefined,
  ];
  for (const answer of failed) assertEquals(resultOf(answer), undefined);
  assertEquals(resultOf({ id: 1, result: { a: 1 } }), '{"a":1}');
});

/** A site that counts how often its roles are read, with one that has so many. */
function counted(roles: Content["roles"]) {
  const count = { reads: 0 };
  const content = {
    ...testContent,
    get roles() {
      count.reads++;
      return roles;
    },
  };
  return { site: testSite({ content, env: { RATE_LIMIT: "0" } }), count };
}

const history = (era: Era, site: ReturnType<typeof testSite>, sent: Sent) =>
  era.send(site, "/mcp", {
    method: "tools/call",
    ...sent,
    params: { name: "get_work_history", arguments: {}, ...sent.params ?? {} },
  });

for (const era of [of2025, of2026]) {
  Deno.test(`a call of ${era.name} that is repeated runs no tool again, whatever its id and token`, async () => {
    const { site, count } = counted(testContent.roles);
    using _ = site;
    const first = await history(era, site, { id: 1 });
    const { reads } = count;
    const again = await history(era, site, { id: "2" });
    assertEquals(again.body, { ...first.body, id: "2" });
    assertEquals(count.reads, reads);
  });
}

Deno.test("a wrong envelope is refused although the result is known", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  assert((await callTool(site, "/mcp", "get_about", {}, of2025)).content);
  const wrong = [
    { progressToken: {} },
    { progressToken: 1.5 },
    { "io.modelcontextprotocol/protocolVersion": 1 },
    { "io.modelcontextprotocol/related-task": 1 },
  ];
  for (const _meta of wrong) {
    const { body } = await of2025.send(site, "/mcp", {
      method: "tools/call",
      params: { name: "get_about", arguments: {}, _meta },
    });
    assert(body.error, JSON.stringify(_meta));
  }
});
