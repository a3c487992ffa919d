import { assert, assertEquals } from "@std/assert";
import { callTool, ERAS, of2025 } from "../mcp/support/call.ts";
import { testSite } from "../support/test_app.ts";
import { swedishSite } from "./support/swedish.ts";

using site = await swedishSite();

const TOOLS = ["get_about", "get_work_history", "get_contact"];

async function listed(path: string, from = site) {
  const { body } = await of2025.send(from, path, { method: "tools/list" });
  return body.result.tools;
}

Deno.test("each tool of /mcp takes one of the languages of the site", async () => {
  for (const { inputSchema, outputSchema } of await listed("/mcp")) {
    assertEquals(inputSchema.properties.language.enum, ["en", "sv"]);
    assertEquals(outputSchema.properties.language.enum, ["en", "sv"]);
  }
});

Deno.test("tools take no language in a site that has one, and none of /docs/mcp", async () => {
  using plain = testSite();
  const all = [await listed("/mcp", plain), await listed("/docs/mcp")].flat();
  for (const { inputSchema, outputSchema } of all) {
    assertEquals(inputSchema.properties.language, undefined);
    assertEquals(outputSchema.properties.language, undefined);
  }
});

for (const name of TOOLS) {
  Deno.test(`${name} answers in the language that is named`, async () => {
    const call = (given = {}) => callTool(site, "/mcp", name, given);
    const { structuredContent: first } = await call();
    const { structuredContent: own, content } = await call({ language: "sv" });
    assertEquals([first.language, own.language], ["en", "sv"]);
    const [{ text }] = content;
    assert(text.includes("https://light.example/sv/"), text);
    const urls = JSON.stringify(first).match(/light\.example\/sv/g);
    assertEquals(urls, null);
  });
}

Deno.test("a tool takes a language in any case", async () => {
  for (const [language, own] of [["SV", "sv"], ["eN", "en"]]) {
    const { structuredContent } = await callTool(site, "/mcp", "get_about", {
      language,
    });
    assertEquals(structuredContent.language, own);
  }
});

Deno.test("a tool names the languages to a client that asks for another", async () => {
  const given = { language: "de" };
  for (const era of ERAS) {
    const result = await callTool(site, "/mcp", "get_about", given, era);
    assertEquals(result.isError, true);
    assert(/"language".*\ben, sv\b/.test(result.content[0].text));
  }
});

for (
  const given of [
    { slug: "sv/about" },
    { slug: "/sv/about" },
    { slug: "https://light.example/sv/about.md" },
    { slug: "about", language: "sv" },
    { slug: "sv/about", language: "en" },
  ]
) {
  Deno.test(`get_page gives the Swedish page for ${JSON.stringify(given)}`, async () => {
    const { structuredContent } = await callTool(
      site,
      "/mcp",
      "get_page",
      given,
    );
    const { url, language, title } = structuredContent;
    assertEquals(
      [url, language, title],
      ["https://light.example/sv/about", "sv", "Vaktaren"],
    );
  });
}

Deno.test("get_page gives the home page of a language", async () => {
  for (const slug of ["sv", "/sv/", "sv/index"]) {
    const { structuredContent: { url } } = await callTool(
      site,
      "/mcp",
      "get_page",
      { slug },
    );
    assertEquals(url, "https://light.example/sv");
  }
});

Deno.test("get_page gives a page without a translation in the first language", async () => {
  const given = { slug: "lamps/drowned-lamp", language: "sv" };
  const { structuredContent } = await callTool(
    site,
    "/mcp",
    "get_page",
    given,
  );
  const { url, language } = structuredContent;
  assertEquals(
    [url, language],
    ["https://light.example/lamps/drowned-lamp", "en"],
  );
});

Deno.test("resources are the pages of all languages, and each can be read", async () => {
  const { body } = await of2025.send(site, "/mcp", {
    method: "resources/list",
  });
  const uris: string[] = body.result.resources.map(
    ({ uri }: { uri: string }) => uri,
  );
  const own = uris.filter((uri) => uri.includes("/sv/"));
  assert(own.includes("https://light.example/sv/about.md"), own.join(" "));
  assertEquals(new Set(uris).size, uris.length);
  for (const uri of own) {
    const sent = { method: "resources/read", params: { uri } };
    const { body } = await of2025.send(site, "/mcp", sent);
    assert(body.result.contents[0].text.includes("language: sv"), uri);
  }
});
