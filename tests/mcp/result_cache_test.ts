import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import type { Content } from "../../lib/content/content.ts";
import { ResultCache, resultOf } from "../../lib/api/mcp/result_cache.ts";
import { defineTool, found } from "../../lib/api/mcp/tool.ts";
import { testContent, testSite } from "../support/test_app.ts";
import {
  callTool,
  type Era,
  of2025,
  of2026,
  type Sent,
} from "./support/call.ts";

const tool = defineTool({
  name: "look",
  title: "Look",
  description: "Looks",
  input: z.strictObject({ at: z.string(), limit: z.int().default(5) }),
  output: z.object({}),
  examples: [{ at: "x" }],
  run: () => found("", {}),
});

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "look", arguments: { at: "x" } },
};

const place = (message: Sent, headers = {}) =>
  new ResultCache([tool]).placeOf(new Headers(headers), message);

/** The call with other parameters. */
const call = (params: Sent) =>
  place({ ...CALL, params: { ...CALL.params, ...params } });

Deno.test("calls that cannot differ in their result have one place", () => {
  const known = place(CALL)?.key;
  assert(known);
  const same = {
    "another id": place({ ...CALL, id: "2" }),
    "_meta": call({ _meta: { note: "x".repeat(100) } }),
    "arguments as they are left out": call({
      arguments: { limit: 5, at: "x" },
    }),
    "parameters that nothing reads": call({ more: 1 }),
    "headers that repeat the body": place(CALL, { "mcp-name": "look" }),
  };
  for (const [what, { key } = { key: "" }] of Object.entries(same)) {
    assertEquals(key, known, what);
  }
  const list = { ...CALL, method: "tools/list" };
  assertEquals(place({ ...list, params: {} })?.key, place(list)?.key);
  assertEquals(place({ ...list, params: { "": 1 } })?.key, place(list)?.key);
});

Deno.test("calls that can differ in their result have places of their own", () => {
  const of = "io.modelcontextprotocol/protocolVersion";
  const places = [
    place(CALL),
    call({ arguments: { at: "y" } }),
    call({ arguments: { at: "x", limit: 4 } }),
    call({ _meta: { [of]: "2026-07-28" } }),
    place(CALL, { "mcp-protocol-version": "2025-11-25" }),
    ...["tools/list", "initialize", "resources/read", "prompts/get"]
      .map((method) => place({ ...CALL, method })),
    place({ ...CALL, method: "initialize", params: { protocolVersion: "x" } }),
    place({ ...CALL, method: "resources/read", params: { uri: "x" } }),
  ];
  const keys = places.map((each) => each?.key);
  assert(!keys.includes(undefined));
  assertEquals(new Set(keys).size, keys.length);
});

Deno.test("what is wrong or long has no place, and goes to what checks it", () => {
  const nowhere = [
    place({ ...CALL, id: undefined }),
    place({ ...CALL, id: "x".repeat(301) }),
    place({ ...CALL, params: "x" }),
    call({ name: "other" }),
    call({ arguments: null }),
    call({ arguments: { at: 1 } }),
    call({ arguments: { at: "x", other: 1 } }),
    call({ _meta: "x" }),
    call({ _meta: null }),
    call({ _meta: { note: "x".repeat(1_000) } }),
  ];
  assertEquals(nowhere, nowhere.map(() => undefined));
});

Deno.test("a key has 1,000 characters at most", () => {
  const keyOf = (length: number) =>
    call({ arguments: { at: "x".repeat(length) } })?.key;
  const rest = keyOf(0)?.length ?? 0;
  assertEquals(keyOf(1_000 - rest)?.length, 1_000);
  assertEquals(keyOf(1_001 - rest), undefined);
});

/** Places of a cache that holds results of so many characters. */
function filled(count: number, length: number): number[] {
  const cache = new ResultCache([tool]);
  const places = Array.from({ length: count }, (_, at) => {
    const params = { name: "look", arguments: { at: `${at}` } };
    const found = cache.placeOf(new Headers(), { ...CALL, params });
    assert(found);
    cache.set(found, "x".repeat(length));
    return found;
  });
  return places.flatMap((each, at) => cache.get(each) ? at : []);
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
