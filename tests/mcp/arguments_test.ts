import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { callTool, ERAS } from "./support/call.ts";

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
      ["/docs/mcp", "search_docs", { query: "x", limit: "5" }],
      ["/docs/mcp", "get_doc", { path: null }],
    ];
    for (const [path, name, given] of calls) {
      const result = await callTool(site, path, name, given, era);
      assertEquals(result.isError, true, JSON.stringify(given));
    }
  });
}

for (const { path, tools } of mcpServers) {
  for (const { name, examples: [example], input } of tools) {
    const known = Object.keys(input.shape);

    Deno.test(`${name} takes no argument that it does not know`, async () => {
      using site = testSite();
      for (const era of ERAS) {
        for (const strange of ["zzz", "Slug", "constructor"]) {
          const given = { ...example, [strange]: "x" };
          const result = await callTool(site, path, name, given, era);
          assertEquals(result.isError, true, strange);
          const [{ text }] = result.content;
          for (const each of [strange, ...known]) assert(text.includes(each));
        }
      }
    });

    Deno.test(`the schema of ${name} names all that it takes`, async () => {
      using site = testSite();
      for (const era of ERAS) {
        const { body } = await era.send(site, path, { method: "tools/list" });
        const { inputSchema } = body.result.tools
          .find((each: { name: string }) => each.name === name);
        assertEquals(inputSchema.additionalProperties, false);
        assertEquals(Object.keys(inputSchema.properties), known);
      }
    });
  }
}

Deno.test("hundreds of unknown arguments are refused in a few words", async () => {
  using site = testSite();
  const names = Array.from({ length: 300 }, (_, n) => `${n}`.padEnd(60, "x"));
  const given = Object.fromEntries(names.map((name) => [name, 1]));
  const result = await callTool(site, "/mcp", "get_about", given);
  assertEquals(result.isError, true);
  assert(JSON.stringify(result).length < 1_000);
});
