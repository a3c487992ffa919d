import { assert, assertEquals, assertMatch } from "@std/assert";
import { pathsOf } from "../support/content.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { textOf } from "./support/claims.ts";

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
