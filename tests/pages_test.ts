import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { operations } from "../lib/operations/mod.ts";
import { pathsOf, periodOf } from "./support/content.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const HTML = { accept: "text/html" };
const docs = testContent.docs.map(({ slug }) => `/docs/${slug}`);
const pages = pathsOf(testContent);

for (const path of pages) {
  Deno.test(`${path} has a head that a browser, a search engine and an agent can use`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: HTML });
    const html = await response.text();
    assertEquals(response.status, 200);
    assertMatch(html, /<html lang="en" dir="ltr">/);
    assertMatch(html, /<title>[^<]+<\/title>/);
    const [, description = ""] =
      /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    assert(description.length >= 50 && description.length <= 160, description);
    assert(html.includes(`<link rel="canonical" href="${BASE_URL}${path}"`));
    assertMatch(
      html,
      /<link rel="alternate" type="text\/markdown" href="[^"]+\.md"/,
    );
    for (
      const property of ["og:title", "og:description", "og:url", "og:type"]
    ) {
      assert(html.includes(`<meta property="${property}"`), property);
    }
    assertEquals(html.match(/<h1[ >]/g)?.length, 1);
    for (const landmark of ["<header", "<main", "<footer", "<nav"]) {
      assert(html.includes(landmark), landmark);
    }
    assert(!html.includes("{base_url}"));
  });

  Deno.test(`${path} is small when it is compressed`, async () => {
    using site = testSite();
    const headers = { ...HTML, "accept-encoding": "gzip" };
    const response = await site.fetch(path, { headers });
    const { length } = await response.bytes();
    const most = path === "/developers" ? 24 : 14;
    assert(length <= most * 1024, `${length} bytes`);
  });

  Deno.test(`${path} has no script and needs none`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: HTML });
    const policy = response.headers.get("content-security-policy") ?? "";
    assert(policy.includes("script-src 'none'"));
    assert(!policy.includes("unsafe-inline"));
    // JSON-LD is data in a script element: no browser runs it.
    const html = await response.text();
    assert(!/<script(?! type="application\/ld\+json")/.test(html));
  });
}

Deno.test("every link on every page leads somewhere, every anchor to a place", async () => {
  using site = testSite();
  const bodies = new Map<string, string>();
  for (const path of pages) {
    const response = await site.fetch(path, { headers: HTML });
    bodies.set(path, await response.text());
  }
  for (const [path, html] of bodies) {
    for (const [, href = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^(mailto|tel):/.test(href)) continue;
      const url = new URL(href.replaceAll("&amp;", "&"), BASE_URL + path);
      if (url.origin !== BASE_URL) continue;
      const target = bodies.get(url.pathname);
      if (target === undefined) {
        const response = await site.fetch(url.pathname + url.search);
        assertEquals(response.status, 200, `${path} → ${href}`);
        await response.body?.cancel();
      } else if (url.hash) {
        const id = decodeURIComponent(url.hash.slice(1));
        assert(target.includes(` id="${id}"`), `${path} → ${href}`);
      }
    }
  }
});

Deno.test("a page is in the menu, in the order of the site, unless its file says otherwise", async () => {
  const menuWith = async (content: Content) => {
    using site = testSite({ content });
    const html = await (await site.fetch("/", { headers: HTML })).text();
    const [, menu = ""] = /<nav[^>]*>([^]*?)<\/nav>/.exec(html) ?? [];
    return [...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  const { contact, pages, sections } = testContent;
  const all = await menuWith(testContent);
  assertEquals(
    new Set(all),
    new Set([
      "/contact",
      ...[...pages, ...sections.filter(({ nav }) => nav)]
        .map(({ slug }) => `/${slug}`),
    ]),
  );
  for (const path of all) {
    const others = await menuWith({
      ...testContent,
      contact: path === "/contact" ? { ...contact, nav: false } : contact,
      pages: pages.map((page) =>
        path === `/${page.slug}` ? { ...page, nav: false } : page
      ),
      sections: sections.map((section) =>
        path === `/${section.slug}` ? { ...section, nav: false } : section
      ),
    });
    assertEquals(others, all.filter((other) => other !== path));
  }
});

Deno.test("the facts of the content are on the pages that carry them", async () => {
  using site = testSite();
  const text = async (path: string) => await (await site.fetch(path)).text();
  const about = await text("/about.md");
  for (const { company, role, skills, ...rest } of testContent.roles) {
    for (const fact of [company, role, periodOf(rest), ...skills]) {
      assert(about.includes(fact), fact);
    }
  }
  const contact = await text("/contact.md");
  const { channels, response_time, hours } = testContent.contact;
  for (const { value, url } of channels) {
    assert(contact.includes(value) && contact.includes(url), value);
  }
  for (const fact of [response_time, hours]) {
    assert(contact.includes(fact), fact);
  }
  const home = await text("/index.md");
  const { headline, place, availability, links } = testContent.profile;
  const addresses = links.map(({ url }) => url);
  for (const fact of [headline, place, availability, ...addresses]) {
    assert(home.includes(fact), fact);
  }
  const room = await text("/room.md");
  for (const { name, role, greeting } of testContent.npcs) {
    for (const fact of [name, role, greeting]) {
      assert(room.includes(fact), fact);
    }
  }
  const developers = await text("/developers.md");
  for (const { id, method, path } of operations) {
    assert(developers.includes(`### ${id}\n`), id);
    assert(developers.includes(`\`${method} ${path}\``), id);
  }
});

Deno.test("the developers page shows a role of this site as the API has it, if there is one", async () => {
  const jsonOn = async (site: TestSite) => {
    const twin = await (await site.fetch("/developers.md")).text();
    return /```json\n([^`]+)```/.exec(twin)?.[1];
  };
  using site = testSite();
  const { roles: [newest] } = await (await site.fetch("/api/v1/work")).json();
  assertEquals(JSON.parse(await jsonOn(site) ?? ""), newest);
  using idle = testSite({ content: { ...testContent, roles: [] } });
  assertEquals(await jsonOn(idle), undefined);
});

Deno.test("the sample person is shown to be a sample, and kept from search engines", async () => {
  const profile = { ...testContent.profile, sample: true };
  using site = testSite({ content: { ...testContent, profile } });
  const response = await site.fetch("/", { headers: HTML });
  const html = await response.text();
  assert(html.includes('class="ribbon"'));
  assert(html.includes('<meta name="robots" content="noindex"'));
  using real = testSite();
  const own = await (await real.fetch("/", { headers: HTML })).text();
  assert(!own.includes('class="ribbon"'));
  assert(!own.includes("noindex"));
});

Deno.test("a page is made of the same bytes each time, and rendered once", async () => {
  using site = testSite();
  using other = testSite();
  const first = await site.fetch("/about", { headers: HTML });
  const again = await site.fetch("/about?utm=x", { headers: HTML });
  const elsewhere = await other.fetch("/about", { headers: HTML });
  const text = await first.text();
  assertEquals(await again.text(), text);
  assertEquals(await elsewhere.text(), text);
  assertEquals(again.headers.get("etag"), first.headers.get("etag"));
});

for (const coding of ["br", "gzip"] as const) {
  Deno.test(`a page comes in ${coding} to one who accepts it, with an ETag of its own`, async () => {
    using site = testSite();
    const plain = await site.fetch("/about", { headers: HTML });
    const headers = { ...HTML, "accept-encoding": coding };
    const packed = await site.fetch("/about", { headers });
    assertEquals(plain.headers.get("content-encoding"), null);
    assertEquals(packed.headers.get("content-encoding"), coding);
    assert(packed.headers.get("etag") !== plain.headers.get("etag"));
    const bytes = await packed.bytes();
    assertEquals(packed.headers.get("content-length"), String(bytes.length));
    const stream = new Blob([bytes]).stream().pipeThrough(
      // The web type does not name brotli yet, which Deno has.
      new DecompressionStream(coding === "br" ? "brotli" : coding),
    );
    assertEquals(await new Response(stream).text(), await plain.text());
  });
}

const CODINGS: [header: string, coding: string | null][] = [
  ["", null],
  ["identity", null],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.9", "br"],
  ["zstd", null],
  ["*", "br"],
];

for (const [header, coding] of CODINGS) {
  Deno.test(`Accept-Encoding: ${header || "(empty)"} gets ${coding ?? "plain bytes"}`, async () => {
    using site = testSite();
    const headers = { ...HTML, "accept-encoding": header };
    const response = await site.fetch("/about", { headers });
    assertEquals(response.headers.get("content-encoding"), coding);
    await response.body?.cancel();
  });
}

Deno.test("a trailing slash leads to the one address of a page", async () => {
  using site = testSite();
  for (const path of ["/about/", `${docs[0]}/`]) {
    const response = await site.fetch(`${path}?a=b`, { redirect: "manual" });
    assertEquals(response.status, 308);
    assertEquals(response.headers.get("location"), `${path.slice(0, -1)}?a=b`);
  }
});

Deno.test("pages take GET, HEAD and OPTIONS only", async () => {
  using site = testSite();
  for (const path of ["/", "/about", "/about.md", "/styles.css"]) {
    const head = await site.fetch(path, { method: "HEAD", headers: HTML });
    assertEquals(head.status, 200);
    assert(Number(head.headers.get("content-length")) > 0);
    assertEquals(await head.text(), "");
    const post = await site.fetch(path, { method: "POST", headers: HTML });
    assertEquals(post.status, 405);
    assertEquals(post.headers.get("allow"), "GET, HEAD, OPTIONS");
    assertEquals((await post.json()).code, "method_not_allowed");
  }
  const options = await site.fetch("/about", { method: "OPTIONS" });
  assertEquals(options.status, 204);
  assertEquals(options.headers.get("allow"), "GET, HEAD, OPTIONS");
});

Deno.test("the first who asks for a page leaves no trace in it", async () => {
  using site = testSite();
  using other = testSite();
  for (const path of pages) {
    const headers = { ...HTML, cookie: "a=b", "accept-language": "de" };
    const first = await site.fetch(`${path}?fresh-partial=true`, { headers });
    await first.body?.cancel();
    const second = await site.fetch(path, { headers: HTML });
    const clean = await other.fetch(path, { headers: HTML });
    assertEquals(await second.text(), await clean.text(), path);
  }
});

Deno.test("a HEAD before the first GET does not spoil the page", async () => {
  using site = testSite();
  for (const path of pages) {
    const head = await site.fetch(path, { method: "HEAD", headers: HTML });
    const get = await site.fetch(path, { headers: HTML });
    const { length } = await get.bytes();
    assertEquals(Number(head.headers.get("content-length")), length);
    assert(length > 1_000);
  }
});

const FORMS = [
  ["text/html,*/*;q=0.8", "text/html; charset=utf-8"],
  ["text/markdown", "text/markdown; charset=utf-8"],
  ["text/markdown, text/html", "text/markdown; charset=utf-8"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
] as const;

for (const [accept, type] of FORMS) {
  Deno.test(`a page that is not there is a 404 as ${type} for Accept: ${accept}`, async () => {
    using site = testSite();
    const response = await site.fetch("/nowhere", { headers: { accept } });
    assertEquals(response.status, 404);
    assertEquals(response.headers.get("content-type"), type);
    assertEquals(response.headers.get("cache-control"), "no-store");
    const text = await response.text();
    if (type.startsWith("text/")) assert(text.length >= 20);
    else assertEquals(JSON.parse(text).code, "not_found");
  });
}

Deno.test("a fault inside is a 500 that tells nothing, and is reported", async () => {
  const content = { ...testContent };
  using site = testSite({ content, expectErrors: true });
  for (const fact of ["roles", "profile"] as const) {
    Object.defineProperty(content, fact, {
      get() {
        throw new Error("secret inside");
      },
    });
  }
  for (const path of ["/api/v1/work", "/about"]) {
    for (const accept of ["text/html", "*/*"]) {
      const response = await site.fetch(path, { headers: { accept } });
      assertEquals(response.status, 500, path);
      assertEquals(response.headers.get("cache-control"), "no-store");
      assert(response.headers.get("ratelimit-limit"));
      assert(!(await response.text()).includes("secret"));
    }
  }
  assert(site.errors.length >= 4);
});
