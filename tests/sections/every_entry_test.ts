import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { crawl } from "../../tools/doctor/crawl.ts";
import { callTool } from "../mcp/support/call.ts";
import { FILLED } from "../support/many_entries.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";
import {
  content,
  COUNT,
  ENTRIES,
  found,
  LISTED_IN_MARKDOWN,
  PAGES,
} from "./support/filled.ts";

Deno.test("every entry is in each list of all, whatever page of its section has it", async () => {
  using site = testSite({ content });
  const missing: string[] = [];
  for (
    const path of ["/sitemap.xml", "/sitemap.md", "/llms.txt", "/llms-full.txt"]
  ) {
    const text = await site.text(path);
    for (const entry of ENTRIES) {
      if (!text.includes(`${BASE_URL}${FILLED}/${entry}`)) {
        missing.push(`${entry} in ${path}`);
      }
    }
    // The words of the first page lead to the second.
    const isIndex = path !== "/llms-full.txt";
    assert(!isIndex || !text.includes("?page="), path);
  }
  assertEquals(missing, []);
});

Deno.test("tools and resources of MCP find a page of a section, and every entry", async () => {
  using site = testSite({ content });
  const last = ENTRIES.at(-1) ?? "";
  const calls: [path: string, name: string, args: Record<string, string>][] = [
    ["/mcp", "get_page", { slug: `lamps?page=3` }],
    ["/mcp", "get_page", { slug: `${BASE_URL}${FILLED}?page=3` }],
    ["/docs/mcp", "get_doc", { path: `${FILLED}.md?page=3` }],
  ];
  for (const [path, name, args] of calls) {
    const { structuredContent } = await callTool(site, path, name, args);
    assertEquals(structuredContent.url, `${BASE_URL}${FILLED}?page=3`);
    assertEquals(
      found(structuredContent.markdown, LISTED_IN_MARKDOWN),
      [last],
    );
  }
  const entry = await callTool(site, "/mcp", "get_page", {
    slug: `lamps/${last}`,
  });
  assert(entry.structuredContent.markdown.includes("Copy"));
  const gone = await callTool(site, "/mcp", "get_page", {
    slug: "lamps?page=4",
  });
  assertEquals(gone.isError, true);
  const search = await callTool(site, "/docs/mcp", "search_docs", {
    query: `Copy ${COUNT - 1}`,
  });
  const urls = search.structuredContent.results
    .map(({ url }: { url: string }) => url);
  assert(urls.includes(`${BASE_URL}${FILLED}/${last}`));
});

Deno.test("the doctor looks at every page of a section, in both forms", async () => {
  const folder = { dir: "person", entries: new Map() };
  const { pages } = await crawl({
    roots: { person: folder, manual: folder },
    mistakes: [],
    config: readConfig({ CODEHOST_PROVIDER: "off" }),
    today: "2026-11-20",
  }, content);
  const looked = pages.filter(({ path }) => PAGES.includes(path));
  assertEquals(looked.map(({ path }) => path), PAGES);
  const entriesIn = (addresses: string[]) =>
    addresses.flatMap((address) => address.match(/copy-\d+$/) ?? []);
  assertEquals(looked.flatMap(({ links }) => entriesIn(links)), ENTRIES);
  assertEquals(looked.flatMap(({ named }) => entriesIn(named)), ENTRIES);
});
