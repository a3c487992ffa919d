import { assert, assertEquals } from "@std/assert";
import { BASE_URL, HTML } from "../support/test_app.ts";
import {
  arabicFile,
  type ArabicSite,
  arabicSite,
  contentWith,
  pagesOf,
  textAt,
} from "./support/two_languages.ts";

/** Paths of the first language that Arabic has as well. */
function translatedPaths(site: ArabicSite): Set<string> {
  const inner = site.app.endpoints()
    .filter(({ prefix, kind }) => prefix && kind !== "redirect")
    .map(({ path }) => path.replace(/^\/ar(?=$|\?|\.md$)/, "/"))
    .map((path) => path.replace(/^\/ar\//, "/"));
  return new Set(inner);
}

/** Links that lead from Arabic to a page that is there in Arabic. */
function astray(site: ArabicSite, links: string[]): string[] {
  const translated = translatedPaths(site);
  return links.map((link) => link.replace(BASE_URL, "") || "/")
    .filter((link) => translated.has(link.split(/[?#]/, 1)[0] ?? ""));
}

/** Addresses that HTML leads to, but for those of other languages. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|form|link|area)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/hreflang="(?:en|x-default)"/.test(tag))
    .flatMap((tag) => /\s(?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? []);
}

/** Addresses in Markdown, but for those of other languages. */
function addressesIn(markdown: string): string[] {
  const text = markdown.replace(/^translations:\n(?: {2}.*\n)+/m, "")
    .replace(/\[English\]\([^)]*\)/g, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)|(https:[^\s)>`"]+)/g)]
    .map(([, link = "", address = ""]) => link || address);
}

Deno.test("no link of an Arabic page leads to a page that has Arabic", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const links = linksIn(await textAt(site, path));
    assert(links.length > 10, path);
    assertEquals(astray(site, links), [], path);
  }
});

Deno.test("no link of an Arabic twin or index leads to a page that has Arabic", async () => {
  using site = arabicSite();
  const paths = site.app.endpoints()
    .filter(({ prefix, kind, path }) =>
      prefix && (kind === "twin" || /\.(txt|md)$/.test(path))
    )
    .map(({ path }) => path);
  for (const path of paths) {
    const links = addressesIn(await textAt(site, path));
    assert(links.length > 0, path);
    assertEquals(astray(site, links), [], path);
  }
});

Deno.test("the Link header of an Arabic page leads to Arabic", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const { headers } = await site.fetch(path);
    const links = [...(headers.get("link") ?? "").matchAll(/<([^>]*)>/g)]
      .map(([, link = ""]) => link);
    assert(links.length > 0, path);
    assertEquals(astray(site, links), [], path);
  }
});

Deno.test("a link to what has no Arabic names its language", async () => {
  using site = arabicSite();
  const seen = new Set<string>();
  for (const path of pagesOf(site, "/ar")) {
    const html = await textAt(site, path);
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      const href = /href="([^"#?]*)/.exec(tag)?.[1] ?? "";
      if (!/^\/(tides|lamps\/drowned-lamp|docs(\/(?!mcp$).*)?)$/.test(href)) {
        continue;
      }
      assert(tag.includes(' hreflang="en"'), `${path} ${tag}`);
      seen.add(href);
    }
  }
  assert(seen.has("/tides") && seen.has("/lamps/drowned-lamp"));
});

/** Links of the text to each address, in their order. */
const linksTo = (...addresses: string[]) =>
  addresses.map((address) => `[x](${address})`).join(" ");

Deno.test("a relative link of an Arabic text leads where it would in the original", async () => {
  const [page, entry] = ["pages/about.ar.md", "lamps/storm-lantern.ar.md"];
  const content = await contentWith({
    [page]: arabicFile(page) +
      linksTo("tides", "lamps?a=1&b=2#c", "./room", "#career", "?a", "/lamps"),
    [entry]: arabicFile(entry) +
      linksTo("drowned-lamp", "../about", "../tides", "//other.example/about"),
  });
  using site = arabicSite({ content });
  const about = await textAt(site, "/ar/about");
  assert(about.includes(
    '<a href="/tides" hreflang="en">x</a> ' +
      '<a href="/ar/lamps?a=1&amp;b=2#c">x</a> <a href="/ar/room">x</a> ' +
      '<a href="#career">x</a> <a href="?a">x</a> <a href="/ar/lamps">x</a>',
  ));
  const lantern = await textAt(site, "/ar/lamps/storm-lantern");
  assert(lantern.includes(
    '<a href="/lamps/drowned-lamp" hreflang="en">x</a> ' +
      '<a href="/ar/about">x</a> <a href="/tides" hreflang="en">x</a> ' +
      '<a href="//other.example/about">x</a>',
  ));
  const feed = await textAt(site, "/ar/feed.xml");
  for (const path of ["/lamps/drowned-lamp", "/ar/about", "/tides"]) {
    assert(feed.includes(`href=&quot;${BASE_URL}${path}&quot;&gt;x`), path);
  }
});

Deno.test("no link of an Arabic feed leads to a page that has Arabic", async () => {
  using site = arabicSite();
  const feed = await textAt(site, "/ar/feed.xml");
  const links = [...feed.matchAll(/href=(?:"|&quot;)([^"&]*)/g)]
    .map(([, link = ""]) => link);
  assert(links.length > 5);
  assertEquals(astray(site, links), []);
});

Deno.test("the pages of the first language link to no Arabic page but their own", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site)) {
    const html = await textAt(site, path);
    const arabic = [...html.matchAll(/<(?:a|link) [^>]*href="([^"]*)"/g)]
      .map(([, href = ""]) => href.replace(BASE_URL, ""))
      .filter((href) => /^\/ar\b/.test(href));
    const own = `/ar${path === "/" ? "" : path}`;
    assertEquals(arabic.filter((href) => href !== own), [], path);
  }
});

Deno.test("every link of an Arabic page is there", async () => {
  using site = arabicSite();
  const links = new Set<string>();
  for (const path of pagesOf(site, "/ar")) {
    for (const link of linksIn(await textAt(site, path))) {
      if (link.startsWith("/")) links.add(link.split("#", 1)[0] ?? "");
    }
  }
  const broken: string[] = [];
  for (const link of links) {
    const { status } = await site.fetch(link, { headers: HTML });
    if (status !== 200) broken.push(`${status} ${link}`);
  }
  // The cat of the room leads nowhere on purpose.
  assertEquals(broken, ["404 /api/v1/cat"]);
});

Deno.test("the switcher offers each other language of a page, by its own name", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const inner = path.slice("/ar".length) || "/";
    const english = await textAt(site, inner);
    const arabic = await textAt(site, path);
    assert(english.includes(
      `<a href="${path}" hreflang="ar" lang="ar" dir="rtl">العربية</a>`,
    ));
    assert(english.includes('<span aria-current="true">English</span>'));
    assert(arabic.includes(
      `<a href="${inner}" hreflang="en" lang="en" dir="ltr">English</a>`,
    ));
    assert(arabic.includes('<span aria-current="true">العربية</span>'));
  }
  for (const path of ["/tides", "/docs", "/nowhere"]) {
    assert(!(await textAt(site, path)).includes("العربية"), path);
  }
});
