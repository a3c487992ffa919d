import { assert, assertEquals, assertMatch } from "@std/assert";
import { Resume } from "../../lib/content/kinds/resume.ts";
import type { Role } from "../../lib/content/kinds/role.ts";
import { services } from "../../lib/mcp/mod.ts";
import { periodOf } from "../support/content.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { callTool, ERAS, of2026, type Sent } from "./support/call.ts";

/** Calls of things that this person has, beside the examples of the tools. */
const OWN_CALLS: Record<string, Sent[]> = {
  get_work_history: [{ company: "imaginary-ferries" }],
  get_contact: [{ channel: "email" }],
  search_docs: [{ query: "xylophone zeppelin" }],
};

const CALLS = services.flatMap(({ path, tools }) =>
  tools.flatMap((tool) =>
    [...tool.examples, ...OWN_CALLS[tool.name] ?? []]
      .map((given) => ({ path, tool, given }))
  )
);

for (const { path, tool, given } of CALLS) {
  const { name } = tool;
  Deno.test(`${name} ${JSON.stringify(given)} satisfies its outputSchema`, async () => {
    using site = testSite();
    const results = await Promise.all(
      ERAS.map((era) => callTool(site, path, name, given, era)),
    );
    for (const { content, structuredContent, isError } of results) {
      assert(!isError, content[0].text);
      assertEquals(content[0].type, "text");
      assert(content[0].text.length > 0);
      // Strict: nothing that the schema does not name.
      tool.output.strict().parse(structuredContent);
    }
    const [first, second] = results;
    assertEquals(first.structuredContent, second.structuredContent);
  });
}

for (const { path, tools } of services) {
  Deno.test(`${path} lists its tools in full`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const { body } = await era.send(site, path, { method: "tools/list" });
      const listed: Record<string, unknown>[] = body.result.tools;
      assertEquals(
        listed.map(({ name }) => name),
        tools.map(({ name }) => name),
      );
    }
  });

  for (const { name } of tools) {
    Deno.test(`${name} is described and read-only`, async () => {
      using site = testSite();
      const sent = { method: "tools/list" };
      const { body } = await of2026.send(site, path, sent);
      // deno-lint-ignore no-explicit-any -- the wire has no types
      const tool = body.result.tools.find((each: any) => each.name === name);
      assertMatch(name, /^[a-z_]{4,64}$/);
      assert(tool.title.length > 0);
      assert(tool.description.length >= 20);
      const { title: _, ...hints } = tool.annotations;
      assertEquals(hints, {
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      for (const schema of [tool.inputSchema, tool.outputSchema]) {
        assertEquals(schema.type, "object");
        assert(!JSON.stringify(schema).includes("$ref"));
      }
      for (const property of Object.values(tool.inputSchema.properties)) {
        assertMatch(JSON.stringify(property), /"description":".{10}/);
      }
      assert(Object.keys(tool.outputSchema.properties).length > 0);
    });
  }
}

Deno.test("get_about gives the section that is asked for, and only that", async () => {
  using site = testSite();
  const story = await callTool(site, "/mcp", "get_about", { section: "story" });
  assert(story.structuredContent.story && !story.structuredContent.career);
  const career = await callTool(site, "/mcp", "get_about", {
    section: "career",
  });
  assert(!career.structuredContent.story && career.structuredContent.career);
  assert(!career.content[0].text.includes(testContent.profile.body));
  const both = await callTool(site, "/mcp", "get_about");
  assert(both.structuredContent.story && both.structuredContent.career);
});

const COMPANIES: [given: string, slugs: string[]][] = [
  ["imaginary-ferries", ["imaginary-ferries"]],
  ["Imaginary Ferries", ["imaginary-ferries"]],
  ["  imaginary   FERRIES ", ["imaginary-ferries"]],
  ["Nowhere Rock Light", ["nowhere-rock-head", "nowhere-rock-assistant"]],
];
for (const [company, slugs] of COMPANIES) {
  Deno.test(`get_work_history of "${company}" gives ${slugs}`, async () => {
    using site = testSite();
    const { structuredContent } = await callTool(
      site,
      "/mcp",
      "get_work_history",
      { company },
    );
    const roles: { slug: string }[] = structuredContent.roles;
    assertEquals(roles.map(({ slug }) => slug), slugs);
  });
}

Deno.test("get_work_history links each role to its place on the site", async () => {
  using site = testSite();
  const { structuredContent } = await callTool(
    site,
    "/mcp",
    "get_work_history",
  );
  assertEquals(structuredContent.roles.length, testContent.roles.length);
  for (const { url } of structuredContent.roles) await opens(site, url);
});

Deno.test("get_work_history keeps the months that the content gives", async () => {
  using site = testSite();
  const { structuredContent, content } = await callTool(
    site,
    "/mcp",
    "get_work_history",
  );
  const roles: Pick<Role, "start" | "end">[] = structuredContent.roles;
  assertEquals(
    roles.map(({ start, end }) => [start, end]),
    testContent.roles.map(({ start, end }) => [start, end]),
  );
  for (const { start, end } of testContent.roles) {
    const period = periodOf({ start, end });
    assert(content[0].text.includes(period), period);
  }
});

Deno.test("get_about gives each list of the résumé, or the one that is asked for", async () => {
  using site = testSite();
  const { structuredContent: all } = await callTool(site, "/mcp", "get_about");
  const made = testContent.sections.flatMap(({ resume }) => resume ?? []);
  assert(made.length > 0);
  const lists = [...Object.keys(testContent.resume), ...made];
  for (const section of lists) {
    assert(all[section].length > 0, section);
    const { structuredContent: one, content } = await callTool(
      site,
      "/mcp",
      "get_about",
      { section },
    );
    assertEquals(one[section], all[section]);
    assertEquals(lists.filter((list) => list in one), [section]);
    assert(!("story" in one) && !("career" in one));
    assertEquals(one.summary, testContent.profile.summary);
    const [said] = Object.values(one[section][0]).map(String);
    assert(said);
    assert(content[0].text.includes(said), section);
  }
});

Deno.test("get_about describes every field that a list of the résumé can have", async () => {
  using site = testSite();
  const { body } = await of2026.send(site, "/mcp", { method: "tools/list" });
  const { outputSchema } = body.result.tools.find((
    { name }: { name: string },
  ) => name === "get_about");
  for (const [list, schema] of Object.entries(Resume.shape)) {
    const { items } = outputSchema.properties[list];
    const { element } = schema.unwrap();
    assertEquals(
      Object.keys(items.properties).sort(),
      Object.keys(element.shape).sort(),
      list,
    );
  }
});

Deno.test("get_contact gives the preferred channel first", async () => {
  using site = testSite();
  const { structuredContent } = await callTool(site, "/mcp", "get_contact");
  assertEquals(structuredContent.channels[0].preferred, true);
  const one = await callTool(site, "/mcp", "get_contact", { channel: "Horn" });
  assertEquals(one.structuredContent.channels.length, 1);
});

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

// What does not exist, and one of the names that the answer must offer.
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
  ["/mcp", "get_work_history", { company: "" }, ["imaginary-ferries"]],
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

Deno.test("search_docs covers the pages as well as the documents", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const paths = ["/docs/mcp-servers", "/about", "/privacy", "/developers"];
  for (const path of paths) {
    const response = await site.fetch(path, {
      headers: { accept: "text/html" },
    });
    const html = await response.text();
    const [, title] = /<h1>([^<]+)/.exec(html) ?? [];
    const ids = [...html.matchAll(/<h[23] id="([^"]+)"/g)];
    const [, id = ""] = ids.at(-1) ?? [];
    const query = `${title} ${id.replaceAll("-", " ")}`;
    const given = { query, limit: 20 };
    const result = await callTool(site, "/docs/mcp", "search_docs", given);
    const found: { url: string }[] = result.structuredContent.results;
    assert(
      found.some(({ url }) => decodeURI(url) === `${BASE_URL}${path}#${id}`),
      `${query}: ${JSON.stringify(found)}`,
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

/** The page of an address has an element with the id of its anchor. */
async function opens(
  site: ReturnType<typeof testSite>,
  address: string,
): Promise<void> {
  const { origin, pathname, hash } = new URL(address);
  assertEquals(origin, BASE_URL);
  const response = await site.fetch(pathname, {
    headers: { accept: "text/html" },
  });
  assertEquals(response.status, 200, address);
  const html = await response.text();
  const id = decodeURIComponent(hash.slice(1));
  assert(!id || html.includes(` id="${id}"`), address);
}
