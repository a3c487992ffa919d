import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { callTool, ERAS, of2025, type Sent } from "./support/call.ts";

for (const era of ERAS) {
  Deno.test(`bad parameters of a call of ${era.name} are -32602`, async () => {
    using site = testSite();
    for (
      const params of [
        {},
        { name: 7 },
        { name: "nope" },
        { name: "constructor" },
        { name: "__proto__" },
        { name: "get_about", arguments: [] },
        { name: "get_about", arguments: "x" },
      ]
    ) {
      const sent = { method: "tools/call", params };
      const { status, body } = await era.send(site, "/mcp", sent);
      assert(status === 200 || status === 400, JSON.stringify(params));
      const code = body.error?.code;
      const isOfHeader = code === -32020 && !("nope" in params);
      assert(code === -32602 || isOfHeader, JSON.stringify(body));
      assertEquals(body.id, 1);
      // Never the list of the validator.
      assert(!body.error.message.includes("{"), body.error.message);
    }
  });

  Deno.test(`arguments that are wrong in ${era.name} are results with isError`, async () => {
    using site = testSite();
    const calls: [string, string, Record<string, unknown>][] = [
      ["/mcp", "get_about", { section: "nope" }],
      ["/mcp", "get_about", { section: 1 }],
      ["/mcp", "get_page", {}],
      ["/mcp", "get_contact", { channel: {} }],
      ["/docs/mcp", "search_docs", {}],
      ["/docs/mcp", "search_docs", { query: " " }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 0 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 21 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 1.5 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: "many" }],
      ["/docs/mcp", "search_docs", { query: "x", limit: "21" }],
      ["/docs/mcp", "get_doc", { path: null }],
    ];
    for (const [path, name, given] of calls) {
      const result = await callTool(site, path, name, given, era);
      assertEquals(result.isError, true, JSON.stringify(given));
    }
  });
}

Deno.test("arguments as clients send them are those of the schema", async () => {
  using site = testSite();
  const strange = { toolCallId: "c1", Slug: "x", constructor: 1, zzz: null };
  const rows: [path: string, name: string, plain: Sent, sent: Sent][] = [
    ...mcpServers.flatMap(({ path, tools }) =>
      tools.map(({ name, examples: [plain] }): (typeof rows)[number] => [
        path,
        name,
        plain,
        { ...plain, ...strange },
      ])
    ),
    ["/mcp", "get_about", {}, { section: null }],
    ["/mcp", "get_about", {}, { section: "" }],
    ["/docs/mcp", "search_docs", FEW, { ...FEW, limit: "2" }],
    ["/docs/mcp", "search_docs", { query: "key" }, { query: "key", limit: "" }],
  ];
  const others = await Array.fromAsync(
    ERAS.flatMap((era) =>
      rows.map(async ([path, name, plain, sent]) => {
        const expected = await callTool(site, path, name, plain, era);
        const result = await callTool(site, path, name, sent, era);
        const isSame = !expected.isError &&
          JSON.stringify(result) === JSON.stringify(expected);
        return isSame ? [] : [[era.name, name, sent, result]];
      })
    ),
  );
  assertEquals(others.flat(), []);
});

Deno.test("null counts as absent in the parameters of a message", async () => {
  using site = testSite();
  const messages: [method: string, params: unknown][] = [
    ["ping", null],
    ["tools/list", null],
    ["tools/list", { cursor: null, _meta: null }],
    ["tools/call", { name: "get_about", arguments: null, _meta: null }],
    ["prompts/get", { name: "summarise_person", arguments: null }],
    ["prompts/get", {
      name: "summarise_person",
      arguments: { audience: null, other: 1 },
    }],
  ];
  const refused = await Array.fromAsync(messages, async ([method, params]) => {
    const { body } = await of2025.send(site, "/mcp", { method, params });
    return body.result && !body.result.isError ? [] : [[method, params, body]];
  });
  assertEquals(refused.flat(), []);
});

Deno.test("the schema of a tool names all that it takes, and forbids no other", async () => {
  using site = testSite();
  for (const { path, tools } of mcpServers) {
    for (const era of ERAS) {
      const { body } = await era.send(site, path, { method: "tools/list" });
      const named = body.result.tools.map((
        { name, inputSchema: { properties, additionalProperties } }: ListedTool,
      ) => [name, Object.keys(properties), additionalProperties]);
      const known = tools.map(({ name, input }) => [
        name,
        Object.keys(input.shape),
        undefined,
      ]);
      assertEquals(named, known);
    }
  }
});

interface ListedTool {
  name: string;
  inputSchema: { properties: object; additionalProperties?: boolean };
}

const FEW = { query: "rate limit", limit: 2 };
