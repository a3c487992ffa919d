import { assert, assertEquals } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { loadContent } from "../lib/content/load.ts";
import { SURFACES } from "./discovery/support/surfaces.ts";
import { callTool } from "./mcp/support/call.ts";
import { changedContent, CONTENT_DIR } from "./support/content.ts";
import { HTML, type TestSite, testSite } from "./support/test_app.ts";

/** The tests' person with such a setting, or without; her pages link to documents. */
async function contentWith(line: string): Promise<Content> {
  const file = "pages/developers.md";
  const own = `${read(file)}\nRead [Limits](/docs/limits).\n`;
  await using folder = await changedContent({
    ...line.includes("off") && { [file]: own },
    "profile.md": read("profile.md").replace("manual: here\n", line),
  });
  return await loadContent(folder.dir);
}

function read(file: string): string {
  return Deno.readTextFileSync(`${CONTENT_DIR}/${file}`);
}

/** Address of a document: `/docs/limits`, and not `/docs/mcp` or its card. */
const DOCUMENT =
  /(?:light\.example|["'(\s])(\/docs(?!\/mcp(?:\/server-card)?(?![\w/-]))(?![\w-])[^\s"'),]*)/g;

async function namedDocuments(
  site: TestSite,
  surfaces: string[],
): Promise<string[]> {
  const named = new Set<string>();
  for (const surface of surfaces) {
    const text = await SURFACES.read(site, surface);
    for (const [, path] of text.matchAll(DOCUMENT)) {
      named.add(`${surface}: ${path}`);
    }
  }
  return [...named];
}

const INDEXES = ["/llms.txt", "/llms-full.txt"];
const MENU = /<nav class="menu"[^]*?<\/nav>/;

async function menuOf(site: TestSite): Promise<string> {
  const html = await site.html("/");
  return MENU.exec(html)?.[0] ?? "";
}

Deno.test("a site without the manual names none of its documents", async () => {
  const content = await contentWith("manual: off\n");
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  assertEquals(await namedDocuments(site, SURFACES.all(content)), []);
});

Deno.test("a site without the manual answers 404 for its documents, and names none", async () => {
  const content = await contentWith("manual: off\n");
  using site = testSite({ content });
  for (const path of ["/docs", "/docs.md", "/docs/limits", "/docs/limits.md"]) {
    for (const accept of ["text/html", "application/json", "text/markdown"]) {
      const response = await site.fetch(path, { headers: { accept } });
      assertEquals(response.status, 404, path);
      const others = (await response.text()).replaceAll(path, "")
        .replaceAll(path.replace(".md", ""), "");
      assertEquals([...others.matchAll(DOCUMENT)], [], `${path} ${accept}`);
      const link = response.headers.get("link") ?? "";
      assert(!/<[^>]*\/docs(?!\/mcp)/.test(link), link);
    }
  }
});

Deno.test("the second MCP server of a site without the manual finds its pages", async () => {
  const content = await contentWith("manual: off\n");
  using site = testSite({ content });
  const called = await callTool(site, "/docs/mcp", "search_docs", {
    query: "lamp",
  });
  assert(called.structuredContent.results.length > 0);
});

Deno.test("a person's indexes and menu leave the manual out unless she wants it there", async () => {
  for (
    const [line, isListed] of [["", false], ["manual: here\n", true]] as const
  ) {
    const content = await contentWith(line);
    using site = testSite({ content, env: { RATE_LIMIT: "0" } });
    const paths = (await namedDocuments(site, INDEXES)).filter((each) =>
      !each.includes("#")
    );
    assertEquals(
      paths.some((each) => each.includes("/docs/limits.md")),
      isListed,
      line,
    );
    assertEquals(/href="\/docs"/.test(await menuOf(site)), isListed, line);
    const document = await site.fetch("/docs/limits", { headers: HTML });
    assertEquals(document.status, 200);
  }
});
