import { assertEquals } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { callTool } from "./support/call.ts";

const PAGES: [slug: string, path: string][] = [
  ["index", "/"],
  ["/", "/"],
  ["home", "/"],
  ["about", "/about"],
  ["/about", "/about"],
  ["about.md", "/about"],
  ["contact", "/contact"],
  ["privacy", "/privacy"],
  ["room", "/room"],
  ["developers", "/developers"],
];
for (const [slug, path] of PAGES) {
  Deno.test(`get_page "${slug}" gives ${path}, as its twin has it`, async () => {
    using site = testSite();
    const { structuredContent } = await callTool(site, "/mcp", "get_page", {
      slug,
    });
    assertEquals(structuredContent.url, BASE_URL + path);
    const twin = await site.fetch(path === "/" ? "/index.md" : `${path}.md`);
    assertEquals(structuredContent.markdown, await twin.text());
  });
}

const DOCS: [path: string, found: string][] = [
  ["limits", "/docs/limits"],
  ["docs/limits", "/docs/limits"],
  ["/docs/limits", "/docs/limits"],
  ["/docs/limits.md", "/docs/limits"],
  ["limits#the-headers", "/docs/limits"],
  [`${BASE_URL}/docs/limits`, "/docs/limits"],
  [`${BASE_URL}/docs/limits#the-headers`, "/docs/limits"],
  [`${BASE_URL}/docs/limits.md`, "/docs/limits"],
  ["mcp-servers", "/docs/mcp-servers"],
  ["about", "/about"],
  [`${BASE_URL}/about#career`, "/about"],
  [`${BASE_URL}/`, "/"],
  [BASE_URL, "/"],
];
for (const [path, expected] of DOCS) {
  Deno.test(`get_doc "${path}" gives ${expected}`, async () => {
    using site = testSite();
    const given = { path };
    const result = await callTool(site, "/docs/mcp", "get_doc", given);
    assertEquals(result.structuredContent.url, BASE_URL + expected);
  });
}
