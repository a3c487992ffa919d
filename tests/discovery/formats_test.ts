import { assert, assertEquals, assertMatch } from "@std/assert";
import { pathsOf } from "../support/content.ts";
import { decodeXML } from "npm:entities@8.1.0";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { documents, jsonOf, textOf } from "./support/claims.ts";

/** The groups of a robots.txt: agents and their rules (RFC 9309). */
function groupsOf(text: string) {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n").filter((line) => !line.startsWith("#"))
      .map((line) => line.split(/:\s*/, 2));
    const valuesOf = (name: string) =>
      lines.filter(([key]) => key === name).map(([, value]) => value);
    return {
      agents: valuesOf("User-agent"),
      signals: valuesOf("Content-Signal"),
      rules: [...valuesOf("Allow"), ...valuesOf("Disallow")],
    };
  }).filter(({ agents }) => agents.length > 0);
}

const AGENTS = [
  "*",
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
];

Deno.test("robots.txt lets every agent in and declines training", async () => {
  using site = testSite();
  const groups = groupsOf(await textOf(site, "/robots.txt"));
  for (const agent of AGENTS) {
    const [group] = groups.filter(({ agents }) => agents.includes(agent));
    assertEquals(group?.rules, ["/"], agent);
    assertEquals(group?.signals, ["search=yes, ai-input=yes, ai-train=no"]);
  }
});

Deno.test("robots.txt has only directives that every parser knows", async () => {
  using site = testSite();
  const text = await textOf(site, "/robots.txt");
  for (const line of text.split("\n")) {
    assertMatch(
      line,
      /^(#.*|(User-agent|Allow|Content-Signal|Sitemap): \S.*|)$/,
    );
  }
  assert(text.includes(`\nSitemap: ${BASE_URL}/sitemap.xml\n`));
});

Deno.test("pages and documents say in their headers that training is declined", async () => {
  using site = testSite();
  for (const path of ["/", "/about.md", "/llms.txt", "/resume.json"]) {
    const { headers, body } = await site.fetch(path);
    await body?.cancel();
    assertEquals(
      headers.get("content-signal"),
      "search=yes, ai-input=yes, ai-train=no",
    );
    assertEquals(headers.get("content-usage"), "train-ai=n, search=y");
  }
});

Deno.test("sitemap.xml has every page once, each with the day of its last change", async () => {
  using site = testSite();
  const xml = await textOf(site, "/sitemap.xml");
  assert(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'));
  assert(xml.includes('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'));
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url);
  const days = urls.map((url) =>
    /<lastmod>(.*)<\/lastmod>/.exec(url ?? "")?.[1]
  );
  const places = urls.map((url) =>
    /<loc>(.*)<\/loc>/.exec(url ?? "")?.[1] ?? ""
  );
  assertEquals(new Set(places).size, pathsOf(testContent).length);
  for (const day of days) assertMatch(day ?? "", /^\d{4}-\d\d-\d\d$/);
  for (const place of places) {
    assert(place.startsWith(`${BASE_URL}/`));
    const twin = await textOf(
      site,
      place === `${BASE_URL}/` ? "/index.md" : `${new URL(place).pathname}.md`,
    );
    const day = days[places.indexOf(place)];
    assert(twin.includes(`\nlast_updated: ${day}\n`), place);
  }
});

Deno.test("sitemap.md has headings, and every page with its size", async () => {
  using site = testSite();
  const text = await textOf(site, "/sitemap.md");
  assertMatch(text, /^# .*\n/);
  assertMatch(text, /\n## Pages\n/);
  const items = text.match(/^- \[.*\]\(\S+\.md\): .* \(about \d+ tokens\)$/gm);
  assertEquals(items?.length, pathsOf(testContent).length);
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

const NOW: [now: string, expires: string][] = [
  ["2026-11-20T12:00:00Z", "2027-11-01T00:00:00Z"],
  ["2026-11-01T00:00:00Z", "2027-11-01T00:00:00Z"],
  ["2026-12-31T23:59:59Z", "2027-12-01T00:00:00Z"],
  ["2028-02-29T08:00:00Z", "2029-02-01T00:00:00Z"],
];

for (const [now, expires] of NOW) {
  Deno.test(`on ${now} security.txt expires on ${expires}`, async () => {
    using site = testSite({ now });
    const text = await textOf(site, "/.well-known/security.txt");
    assertEquals(text.match(/^Expires: (.*)$/m)?.[1], expires);
    assertEquals(text.match(/^Expires:/gm)?.length, 1);
  });
}

Deno.test("security.txt never expires while the site runs", async () => {
  using site = testSite();
  await textOf(site, "/.well-known/security.txt");
  site.clock.advance(400 * 24 * 60 * 60 * 1000);
  const text = await textOf(site, "/.well-known/security.txt");
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "");
  assert(expires > site.clock.now());
});

Deno.test("security.txt names the mail address of the content, and itself", async () => {
  using site = testSite();
  const text = await textOf(site, "/.well-known/security.txt");
  assert(text.startsWith("Contact: mailto:keeper@nowhere-rock.example\n"));
  assert(text.includes(`\nContact: ${BASE_URL}/contact\n`));
  assert(
    text.includes(`\nCanonical: ${BASE_URL}/.well-known/security.txt\n`),
  );
  for (const line of text.trimEnd().split("\n")) {
    assertMatch(line, /^(Contact|Expires|Preferred-Languages|Canonical): \S+/);
  }
});

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
        assertMatch(line, /^- (\[[^\]]+\]\(\S+\)|`[^`]+`)(: .+)?$/);
      }
    }
  });
}

Deno.test("llms.txt leads to every page in Markdown and to every document", async () => {
  using site = testSite();
  const text = await textOf(site, "/llms.txt");
  const sitemap = await textOf(site, "/sitemap.md");
  for (const [, address = ""] of sitemap.matchAll(/\]\((\S+)\)/g)) {
    assert(text.includes(`](${address})`), address);
  }
  const listed = documents.filter(({ role, isCopy, path }) =>
    role !== "crawler" && !isCopy && path !== "/llms.txt"
  );
  for (const { path, mediaType } of listed) {
    const address = BASE_URL + path;
    const isText = mediaType.startsWith("text/");
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

const HEADINGS = [
  "Discover",
  "Pick a method",
  "Register",
  "Claim",
  "Exchange",
  "Use the access_token",
  "Errors",
  "Revocation",
];

Deno.test("auth.md has the headings of the format, and says that nothing is needed", async () => {
  using site = testSite();
  const text = await textOf(site, "/auth.md");
  assertMatch(text, /^# auth\.md/);
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  assertEquals(headings, HEADINGS);
});

Deno.test("no endpoint answers 401 or asks for a key, as auth.md says", async () => {
  using site = testSite();
  const headers = { authorization: "Bearer nonsense" };
  for (const path of ["/", "/api/v1/work", "/ask", "/openapi.json"]) {
    const response = await site.fetch(path, { headers });
    await response.body?.cancel();
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("www-authenticate"), null);
  }
  const { security, components } = await jsonOf(site, "/openapi.json");
  assertEquals(security, []);
  assertEquals(components.securitySchemes, undefined);
});

Deno.test("AGENTS.md has sections for installation, configuration and usage", async () => {
  using site = testSite();
  const text = await textOf(site, "/AGENTS.md");
  for (const heading of ["Installation", "Configuration", "Usage"]) {
    assert(text.includes(`\n## ${heading}\n`), heading);
  }
});

/** Those of the sections that are in the feed. */
const entries = testContent.sections.filter(({ feed }) => feed)
  .flatMap(({ entries }) => entries);

Deno.test("the feed is Atom with the entries of its sections, the newest first", async () => {
  using site = testSite();
  const xml = await textOf(site, "/feed.xml");
  assert(xml.includes('<feed xmlns="http://www.w3.org/2005/Atom"'));
  const ids = [...xml.matchAll(/<entry>.*?<id>(.*?)<\/id>.*?<\/entry>/gs)]
    .map(([, id]) => id);
  const newestFirst = entries.toSorted((one, other) =>
    one.date < other.date ? 1 : -1
  );
  assertEquals(ids, newestFirst.map(({ path }) => BASE_URL + path));
  const [newest] = entries.map(({ updated }) => updated).sort().reverse();
  assert(xml.includes(`<updated>${newest}T00:00:00Z</updated><author>`));
  for (const { tags } of entries) {
    for (const tag of tags) assert(xml.includes(`<category term="${tag}"/>`));
  }
});

Deno.test("the feed has each entry whole, with addresses that lead here from anywhere", async () => {
  using site = testSite();
  const xml = await textOf(site, "/feed.xml");
  const contents = [...xml.matchAll(/<content type="html">(.*?)<\/content>/gs)]
    .map(([, content = ""]) => decodeXML(content));
  assertEquals(contents.length, entries.length);
  const all = contents.join("\n");
  const addresses = [...all.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, address = ""]) => address);
  for (const address of addresses) {
    assertMatch(address, /^(https?|mailto|tel):/);
  }
  for (const { image, links } of entries) {
    for (const { url } of links) assert(addresses.includes(url), url);
    if (!image) continue;
    assert(addresses.includes(`${BASE_URL}/images/${image.file}`));
    assert(all.includes(` alt="${image.alt}" width="`));
  }
  const words = (html: string) => html.replaceAll(/<[^>]*>|\s+/g, " ");
  for (const { body } of entries) {
    const [opening = ""] = body.split("\n");
    assert(words(all).includes(opening), opening);
  }
  assert(!all.includes("{"), "a placeholder");
});

Deno.test("the feed is Atom where it has no entry", async () => {
  const { profile } = testContent;
  using site = testSite({ content: { ...testContent, sections: [] } });
  const xml = await textOf(site, "/feed.xml");
  assert(!xml.includes("<entry>"));
  assert(xml.includes(`<updated>${profile.updated}T00:00:00Z</updated>`));
});

Deno.test("words of the content cannot break the XML documents", async () => {
  const profile = {
    ...testContent.profile,
    name: "A & B <script>",
    headline: ']]> & "quoted"',
  };
  using site = testSite({ content: { ...testContent, profile } });
  const xml = await textOf(site, "/feed.xml");
  assert(xml.includes("<title>A &amp; B &lt;script&gt;</title>"));
  assert(!/&(?!(amp|lt|gt|quot);)/.test(xml));
});
