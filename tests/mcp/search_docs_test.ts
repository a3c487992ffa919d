import { assert } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { callTool } from "./support/call.ts";
import { opens } from "./support/opens.ts";

Deno.test("search_docs covers the pages as well as the documents", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  for (
    const [query, path] of [
      ["what an answer looks like MCP", "/docs/mcp-servers#"],
      ["what the lamp is for", "/about#what-the-lamp-is-for"],
      ["what is stored", "/privacy#what-is-stored"],
      ["connect an agent", "/developers#connect-an-agent"],
    ] as const
  ) {
    const given = { query, limit: 20 };
    const result = await callTool(site, "/docs/mcp", "search_docs", given);
    const found: { url: string }[] = result.structuredContent.results;
    assert(
      found.some(({ url }) => url.startsWith(BASE_URL + path)),
      `${query}: ${found.map(({ url }) => url)}`,
    );
  }
});

Deno.test("each hit of search_docs opens at its section", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const queries = ["rate limit headers", "career", "deprecation", "MCP tools"];
  for (const query of queries) {
    const given = { query, limit: 20 };
    const result = await callTool(site, "/docs/mcp", "search_docs", given);
    const { results } = result.structuredContent;
    assert(results.length > 0, query);
    for (const { url, title, excerpt, score } of results) {
      await opens(site, url);
      assert(title && excerpt && score >= 1 && score <= 100);
    }
  }
});

Deno.test("search_docs gives as many as it is asked for, else 5", async () => {
  using site = testSite();
  for (const [limit, most] of [[undefined, 5], [1, 1], [20, 20]]) {
    const given = { query: "request", ...(limit && { limit }) };
    const result = await callTool(site, "/docs/mcp", "search_docs", given);
    const { length } = result.structuredContent.results;
    assert(length > 0 && length <= Number(most));
  }
});
