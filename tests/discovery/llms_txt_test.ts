import { assert, assertEquals, assertMatch } from "@std/assert";
import { plainText } from "../../lib/base/markdown/plain_text.ts";
import { pathsOf, readFile } from "../support/content.ts";
import { withLongEntries } from "../support/many_entries.ts";
import {
  BASE_URL,
  siteWith,
  testContent,
  testSite,
} from "../support/test_app.ts";
import { documents, textOf } from "./support/claims.ts";

const LLMS = ["/llms.txt", "/developers/llms.txt", "/api/llms.txt"];

for (const path of LLMS) {
  Deno.test(`${path} has the form of llmstxt.org and less than 30,000 characters`, async () => {
    using site = testSite();
    const text = await textOf(site, path);
    assert(text.length < 30_000);
    assertMatch(text, /^# .+\n\n> .+\n/);
    assertMatch(text, /\nUse this /);
    const [, ...sections] = text.split(/^## /m);
    assert(sections.length >= 2);
    for (const section of sections) {
      const [, , ...lines] = section.trimEnd().split("\n");
      for (const line of lines) {
        assertMatch(line, LINK);
      }
    }
  });
}

/** The pattern of the reference parser of llmstxt.org. */
const LINK = /^-\s*\[([^\]]+)\]\(([^)]+)\)(?::\s*(.*))?$/;

Deno.test("a title with brackets is a link of llms.txt, and keeps them in Markdown", async () => {
  const page = await readFile("pages/tides.md");
  const title = "Tides [low] & (high)";
  const changes = {
    "pages/tides.md": page.replace(/^title: .*$/m, `title: "${title}"`),
  };
  using site = await siteWith(changes);
  const text = await textOf(site, "/llms.txt");
  const item = text.split("\n").find((line) => line.includes("/tides.md"));
  const [, name = ""] = LINK.exec(item ?? "") ?? [];
  assertEquals(plainText(name), title);
});

Deno.test("llms.txt leads to every page in Markdown and to every document", async () => {
  using site = testSite();
  const text = await textOf(site, "/llms.txt");
  const sitemap = await textOf(site, "/sitemap.md");
  const links = sitemap.match(/\]\(\S+\)/g) ?? [];
  assert(links.length > 0);
  assertEquals(links.filter((link) => !text.includes(link)), []);
  const listed = documents.filter(({ role, isCopy, path }) =>
    role !== "crawler" && !isCopy && path !== "/llms.txt"
  );
  for (const { path, mediaType } of listed) {
    const address = BASE_URL + path;
    const isText = /^text\/(plain|markdown)/.test(mediaType);
    const entry = isText ? `](${address})` : `\n- \`${address}\`: `;
    assert(text.includes(entry), path);
  }
});

Deno.test("llms-full.txt has every page whole", async () => {
  using site = testSite();
  const full = await textOf(site, "/llms-full.txt");
  for (const path of ["/about.md", "/contact.md", "/docs/api.md"]) {
    const twin = await textOf(site, path);
    const [, words = ""] = /llms\.txt\n\n([^]*)\n\n## Sitemap\n/.exec(twin) ??
      [];
    assert(words.length > 500 && full.includes(words), path);
  }
});

Deno.test("the sizes in llms.txt are those of the files", async () => {
  using site = testSite();
  const text = await textOf(site, "/llms.txt");
  const items = [...text.matchAll(/\]\((\S+)\): .*\(about (\d+) tokens\)$/gm)];
  assert(items.length >= pathsOf(testContent).length);
  for (const [, address = "", tokens] of items) {
    const file = await textOf(site, new URL(address).pathname);
    assertEquals(String(Math.ceil([...file].length / 4)), tokens, address);
  }
});

Deno.test("the full text ends at two megabytes, and says where the other pages are", async () => {
  const bytes = 30_000;
  using site = testSite({ content: withLongEntries(100, bytes) });
  const text = await site.text("/llms-full.txt");
  assert(text.length > 2_000_000 - 2 * bytes && text.length < 2_001_000);
  const rest = text.slice(-200);
  assert(rest.includes(`(${BASE_URL}/sitemap.md)`), rest);
});
