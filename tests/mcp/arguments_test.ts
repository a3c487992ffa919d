import { assert, assertEquals } from "@std/assert";
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
