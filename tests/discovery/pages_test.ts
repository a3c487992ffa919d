import { assert, assertEquals, assertMatch } from "@std/assert";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { linksIn, textOf } from "./support/claims.ts";

const PAGES = ["/", "/about", "/contact", "/docs/api"];
const RELATIONS = [
  "canonical",
  "alternate",
  "api-catalog",
  "service-desc",
  "service-doc",
  "describedby",
  "sitemap",
  "ai-catalog",
  "ard",
  // The feed in two formats.
  "alternate",
  "alternate",
];

function twinOf(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

for (const path of PAGES) {
  for (const accept of ["text/html", "text/markdown"]) {
    Deno.test(`${path} as ${accept} links to what programs need in its Link header`, async () => {
      using site = testSite();
      // The second answer is a cached one.
      for (let i = 0; i < 2; i++) {
        const response = await site.fetch(path, { headers: { accept } });
        await response.body?.cancel();
        const links = linksIn(response.headers.get("link") ?? "");
        assertEquals(links.map(({ rel }) => rel), RELATIONS);
        assertEquals(links[0]?.href, BASE_URL + path);
        assertEquals(links[1]?.href, twinOf(path));
      }
    });
  }

  Deno.test(`the head of ${path} has the same links`, async () => {
    using site = testSite();
    const html = await textOf(site, path);
    for (const rel of RELATIONS) {
      assert(html.includes(`<link rel="${rel}"`), rel);
    }
  });

  Deno.test(`${path} names llms.txt early in its body, outside the menu`, async () => {
    using site = testSite();
    const html = await textOf(site, path);
    const body = html.slice(html.indexOf("<body"));
    const at = body.indexOf('href="/llms.txt"');
    assert(at !== -1 && at < body.length / 10 && at < body.indexOf("<nav"));
  });

  Deno.test(`the twin of ${path} begins with llms.txt and ends with the sitemap`, async () => {
    using site = testSite();
    const text = await textOf(site, twinOf(path));
    const body = text.slice(text.indexOf("\n# ") + 1);
    const [, second, third] = body.split("\n");
    assertEquals(second, "");
    assertEquals(third, `Index of this site: ${BASE_URL}/llms.txt`);
    assert(
      text.endsWith(
        `\n## Sitemap\n\n- [All pages](${BASE_URL}/sitemap.md)\n`,
      ),
    );
  });

  Deno.test(`${path} describes itself, the site and the person in one graph`, async () => {
    using site = testSite();
    const graph = graphOf(await textOf(site, path));
    const [website, person, page] = graph;
    assertEquals(website?.["@type"], "WebSite");
    assertEquals(website?.publisher, { "@id": person?.["@id"] });
    assertEquals(person?.["@type"], "Person");
    assertEquals(person?.name, testContent.profile.name);
    assertEquals(page?.url, BASE_URL + path);
    assertEquals(page?.isPartOf, { "@id": website?.["@id"] });
    const subject = path === "/" ? page?.mainEntity : page?.about;
    // The manual tells of the API, and of nobody.
    const api = graph.find((node) => node["@type"] === "WebAPI");
    const who = path.startsWith("/docs") ? api : person;
    assertEquals(subject, { "@id": who?.["@id"] });
    assertEquals(new Set(graph.map((node) => node["@id"])).size, graph.length);
  });
}

function graphOf(html: string): Record<string, unknown>[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
  ];
  assertEquals(scripts.length, 1);
  const data = JSON.parse(scripts[0]?.[1] ?? "");
  assertEquals(data["@context"], "https://schema.org");
  return data["@graph"];
}

Deno.test("the home page is a ProfilePage of a Person with profiles elsewhere", async () => {
  using site = testSite();
  const [, person, page] = graphOf(await textOf(site, "/"));
  assertEquals(page?.["@type"], "ProfilePage");
  assertEquals(
    person?.sameAs,
    testContent.profile.links.map(({ url }) => url),
  );
});

Deno.test("words of the content cannot end the element of the graph", async () => {
  const profile = {
    ...testContent.profile,
    name: "</script><script>alert(1)</script>",
  };
  using site = testSite({ content: { ...testContent, profile } });
  const html = await textOf(site, "/");
  assert(!html.includes("<script>alert"));
  const [, person] = graphOf(html);
  assertEquals(person?.name, profile.name);
});

Deno.test("a page that does not exist leads people on", async () => {
  using site = testSite();
  const response = await site.fetch("/nowhere", {
    headers: { accept: "text/html" },
  });
  const html = await response.text();
  assertEquals(response.status, 404);
  assert(html.includes('href="/llms.txt"'));
  assert(html.includes('href="/sitemap.md"'));
});

Deno.test("a page that does not exist leads programs on, in Markdown", async () => {
  using site = testSite();
  const response = await site.fetch("/nowhere", {
    headers: { accept: "text/markdown" },
  });
  const text = await response.text();
  assertEquals(response.status, 404);
  assertMatch(text, /^# /);
  assert(text.includes(`](${BASE_URL}/llms.txt)`));
  assert(text.includes(`](${BASE_URL}/sitemap.md)`));
});

Deno.test("the most specific llms.txt is named by page, twin and header", async () => {
  using site = testSite();
  const covers = {
    "/about": "/llms.txt",
    "/developers": "/developers/llms.txt",
  };
  for (const [path, index] of Object.entries(covers)) {
    for (const form of [path, `${path}.md`]) {
      const { headers, body } = await site.fetch(form);
      await body?.cancel();
      const named = linksIn(headers.get("link") ?? "")
        .filter(({ rel }) => rel === "describedby");
      assertEquals(named.map(({ href }) => href), [index], form);
    }
    const html = await textOf(site, path);
    assert(html.includes(`<link rel="describedby" href="${index}"`), path);
  }
});
