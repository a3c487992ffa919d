import { assert, assertEquals } from "@std/assert";
import { testContent, testSite } from "../support/test_app.ts";

Deno.test("a page that cannot be shown takes no list of pages with it", async () => {
  const [page, ...others] = testContent.pages;
  assert(page);
  const broken = {
    ...page,
    get body(): string {
      throw new Error("out of ink");
    },
  };
  const content = { ...testContent, pages: [broken, ...others] };
  using site = testSite({ content, expectErrors: true });
  const lists = [
    "/llms.txt",
    "/llms-full.txt",
    "/sitemap.md",
    "/ask?query=tea",
  ];
  for (const path of [...lists, "/developers/llms.txt"]) {
    assertEquals(await site.status(path), 200, path);
  }
  assert(site.errors.length > 0);
});
