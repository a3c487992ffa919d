import { NO_RESOURCE } from "../lib/ui/room/things_of.ts";
import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { hashSource } from "../lib/base/http/inline_hashes.ts";
import { PAGE_SCRIPT } from "../lib/ui/page_script.ts";
import type { Content } from "../lib/content/content.ts";
import { pathsOf } from "./support/content.ts";
import { BASE_URL, HTML, testContent, testSite } from "./support/test_app.ts";

const pages = pathsOf(testContent);

/** Compressed size of a page in KB. All others: 12. */
const MAX_KB = new Map([
  ["/developers", 20],
  ["/docs/making-it-yours", 13],
  ["/room", 16],
]);

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
    const headers = { ...HTML, "accept-encoding": "br" };
    const response = await site.fetch(path, { headers });
    const { length } = await response.bytes();
    const most = (MAX_KB.get(path) ?? 12) * 1024;
    assert(
      length <= most,
      `${length} bytes, at most ${most}: shorten the page, or add it to MAX_KB`,
    );
  });

  Deno.test(`${path} runs no script but files of the site, and one line of its own`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: HTML });
    const policy = response.headers.get("content-security-policy") ?? "";
    const own = await hashSource(PAGE_SCRIPT);
    assertStringIncludes(
      policy,
      `script-src 'self' ${own}; require-trusted-types-for`,
    );
    assert(!policy.includes("unsafe-inline"));
    // JSON in a script element is data: no browser runs it.
    const all = await response.text();
    const html = all.replace(`<script>${PAGE_SCRIPT}</script>`, "");
    assert(html.length < all.length);
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    for (const script of scripts) assertMatch(script, /json"| src="\//);
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
        const address = url.pathname + url.search;
        const response = await site.fetch(address, { headers: HTML });
        const status = address === NO_RESOURCE ? 404 : 200;
        assertEquals(response.status, status, `${path} → ${href}`);
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
    const html = await site.html("/");
    const [, menu = ""] = /<nav[^>]*>([^]*?)<\/nav>/.exec(html) ?? [];
    // More repeats what a narrow window has no room for.
    return [
      ...new Set([...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)),
    ];
  };
  const { contact, pages, sections } = testContent;
  const all = await menuWith(testContent);
  assertEquals(
    new Set(all),
    new Set([
      "/contact",
      "/docs",
      ...[...pages, ...sections.filter(({ nav }) => nav)]
        .map(({ slug }) => `/${slug}`),
    ]),
  );
  for (const path of all.filter((path) => path !== "/docs")) {
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

Deno.test("the sample person is shown to be a sample, and kept from search engines", async () => {
  const profile = { ...testContent.profile, sample: true };
  using site = testSite({ content: { ...testContent, profile } });
  const response = await site.fetch("/", { headers: HTML });
  const html = await response.text();
  assert(html.includes('<aside class="note" role="note">'));
  assert(html.includes('<meta name="robots" content="noindex"'));
  using real = testSite();
  const own = await real.html("/");
  assert(!own.includes('<aside class="note" role="note">'));
  assert(!own.includes("noindex"));
});
