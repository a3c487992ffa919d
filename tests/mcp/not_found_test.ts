import { assert, assertEquals } from "@std/assert";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { callTool, ERAS } from "./support/call.ts";

// Unknown names, and one name that the answer must offer.
const UNKNOWN: [
  path: string,
  name: string,
  given: Record<string, unknown>,
  offered: string[],
][] = [
  ["/mcp", "get_work_history", { company: "nope" }, [
    "imaginary-ferries",
    "Imaginary Ferries",
  ]],
  ["/mcp", "get_contact", { channel: "fax" }, ["email", "horn"]],
  ["/mcp", "get_page", { slug: "nope" }, ["index", "about", "developers"]],
  ["/mcp", "get_page", { slug: "limits" }, ["index"]],
  ["/mcp", "get_page", { slug: "docs/limits" }, ["index"]],
  ["/mcp", "get_page", { slug: "../about" }, ["about"]],
  ["/mcp", "get_page", { slug: "__proto__" }, ["about"]],
  ["/docs/mcp", "get_doc", { path: "nope" }, ["limits", "api", "/about"]],
  ["/docs/mcp", "get_doc", { path: "https://evil.example/docs/limits" }, [
    "limits",
  ]],
  ["/docs/mcp", "get_doc", { path: "https://" }, ["limits"]],
  ["/docs/mcp", "get_doc", { path: "x".repeat(300) }, ["limits"]],
];
for (const [path, name, given, offered] of UNKNOWN) {
  Deno.test(`${name} ${JSON.stringify(given).slice(0, 50)} names what there is`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const result = await callTool(site, path, name, given, era);
      assertEquals(result.isError, true);
      const [{ text }] = result.content;
      for (const each of offered) assert(text.includes(each), text);
      assert(text.length < 2_000);
    }
  });
}

Deno.test("get_page names the call of get_doc where that has what was asked for", async () => {
  using site = testSite();
  const given = ["limits", "docs/limits", `${BASE_URL}/docs/limits.md`];
  for (const slug of given) {
    const result = await callTool(site, "/mcp", "get_page", { slug });
    assertEquals(result.isError, true);
    const { path, name, sent } = otherCallIn(result);
    assertEquals([path, name], ["/docs/mcp", "get_doc"]);
    const doc = await callTool(site, path, name, sent);
    assertEquals(doc.structuredContent.url, `${BASE_URL}/docs/limits`);
  }
});

Deno.test("get_doc names the call of get_page where that has what was asked for", async () => {
  // A document is called "Batches and jobs", so get_doc cannot choose.
  const [page, ...others] = testContent.pages;
  assert(page);
  const pages = [{ ...page, title: "Odd jobs" }, ...others];
  using site = testSite({ content: { ...testContent, pages } });
  const result = await callTool(site, "/docs/mcp", "get_doc", { path: "jobs" });
  assertEquals(result.isError, true);
  const { path, name, sent } = otherCallIn(result);
  assertEquals([path, name], ["/mcp", "get_page"]);
  const { structuredContent } = await callTool(site, path, name, sent);
  assertEquals(structuredContent.title, "Odd jobs");
});

Deno.test("neither names the other where that does not have it", async () => {
  using site = testSite();
  for (const name of ["nope", "../about", "https://evil.example/docs/limits"]) {
    const page = await callTool(site, "/mcp", "get_page", { slug: name });
    const doc = await callTool(site, "/docs/mcp", "get_doc", { path: name });
    assert(!page.content[0].text.includes("get_doc"));
    assert(!doc.content[0].text.includes("get_page"));
  }
});

/** The call of another tool that an answer names, as a model would read it. */
function otherCallIn({ content: [message] }: { content: { text: string }[] }) {
  const [, path = "", name = "", sent = ""] =
    /(\/[a-z/]*mcp)\b.*?\b(get_[a-z]+) (\{.*\})/.exec(message?.text ?? "") ??
      [];
  return { path, name, sent: JSON.parse(sent) };
}
