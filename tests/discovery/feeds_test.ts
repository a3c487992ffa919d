import { assert, assertEquals } from "@std/assert";
import * as z from "zod";
import { withLongEntries } from "../support/many_entries.ts";
import {
  BASE_URL,
  HTML,
  siteWith,
  testContent,
  testSite,
} from "../support/test_app.ts";
import { jsonOf, linksIn, textOf } from "./support/claims.ts";
import {
  AtomEntry,
  atomOf,
  element,
  FEEDS,
  FOLDERS,
  Id,
  Instant,
  itemsIn,
  JsonFeed,
  linked,
  Text,
  TYPES,
} from "./support/feeds.ts";

for (const folder of FOLDERS) {
  Deno.test(`${folder}/feed.json is JSON Feed, and names itself`, async () => {
    using site = testSite();
    const feed = JsonFeed.parse(await jsonOf(site, `${folder}/feed.json`));
    assertEquals(feed.feed_url, `${BASE_URL}${folder}/feed.json`);
    assertEquals(feed.home_page_url, BASE_URL + (folder || "/"));
  });

  Deno.test(`${folder}/feed.xml is Atom, and names itself`, async () => {
    using site = testSite();
    const { feed, entries } = atomOf(await textOf(site, `${folder}/feed.xml`));
    z.object({
      id: element(Id),
      title: element(Text),
      subtitle: element(Text),
      updated: element(Instant),
      author: z.object({}),
      "link self": linked(`${BASE_URL}${folder}/feed.xml`),
      "link alternate": linked(BASE_URL + (folder || "/")),
    }).parse(feed);
    for (const entry of entries) AtomEntry.parse(entry);
  });

  Deno.test(`${folder}/feed.xml and feed.json have the same entries`, async () => {
    using site = testSite();
    const [atom, json] = await Promise.all(
      ["xml", "json"].map((each) => itemsIn(site, `${folder}/feed.${each}`)),
    );
    assertEquals(atom, json);
    const expected = testContent.sections
      .filter(({ slug, feed }) => folder ? `/${slug}` === folder : feed)
      .flatMap(({ entries }) => entries.map(({ path }) => BASE_URL + path));
    assertEquals(atom?.map(({ url }) => url), expected);
  });
}

Deno.test("feeds have titles and ids of their own", async () => {
  using site = testSite();
  const feeds = await Promise.all(
    FOLDERS.map(async (folder) =>
      atomOf(await textOf(site, `${folder}/feed.xml`)).feed
    ),
  );
  for (const name of ["id", "title"]) {
    const own = feeds.map((feed) => feed[name]?.text);
    assertEquals(new Set(own).size, FOLDERS.length, name);
  }
});

Deno.test("a section without an entry has no feed", async () => {
  const sections = testContent.sections
    .map((section) => ({ ...section, entries: [] }));
  using site = testSite({ content: { ...testContent, sections } });
  const statuses = await Promise.all(FEEDS.map(async (path) => {
    const { status, body } = await site.fetch(path);
    await body?.cancel();
    return status;
  }));
  assertEquals(statuses, [200, 200, 404, 404, 404, 404]);
});

/** Path of a page → folders of the feeds that it advertises. */
const ADVERTISED: [string, string[]][] = [
  ["/", [""]],
  ["/about", [""]],
  ["/docs/api", [""]],
  ["/lamps", ["", "/lamps"]],
  ["/lamps/storm-lantern", ["", "/lamps"]],
  ["/musings/on-fog", ["", "/musings"]],
];

for (const [path, folders] of ADVERTISED) {
  Deno.test(`the head and the Link header of ${path} name the same feeds, which answer`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: HTML });
    const html = await response.text();
    const tags = html.match(/<link rel="alternate"[^>]* title="[^>]*>/g) ?? [];
    const inHead = tags.map((tag) => ({
      href: / href="([^"]*)"/.exec(tag)?.[1] ?? "",
      rel: "alternate",
      type: / type="([^"]*)"/.exec(tag)?.[1] ?? "",
    }));
    const inHeader = linksIn(response.headers.get("link") ?? "")
      .filter(({ type }) => Object.values(TYPES).includes(type));
    assertEquals(inHead, inHeader);
    assertEquals(
      inHead.map(({ href }) => href),
      folders.flatMap((
        folder,
      ) => [`${folder}/feed.xml`, `${folder}/feed.json`]),
    );
    for (const { href, type } of inHead) {
      const { status, headers, body } = await site.fetch(href);
      await body?.cancel();
      assertEquals(status, 200);
      assert(headers.get("content-type")?.startsWith(type));
    }
    assertEquals(
      new Set(tags.map((tag) => / title="([^"]*)"/.exec(tag)?.[1])).size,
      folders.length,
    );
  });
}

Deno.test("each feed has the newest thirty entries at most, and half a megabyte of text", async () => {
  const rows = [[60, 70, 30], [20, 50_000, 10], [3, 600_000, 1]] as const;
  for (const [count, bytes, expected] of rows) {
    using site = testSite({ content: withLongEntries(count, bytes) });
    for (const path of FEEDS.slice(0, 4)) {
      const items = await itemsIn(site, path);
      assertEquals(items.length, expected, `${count} of ${bytes}: ${path}`);
      assertEquals(items[0]?.url, `${BASE_URL}/lamps/copy-0`);
    }
  }
});

Deno.test("a feed has no date of publication where only a month is known", async () => {
  using site = testSite();
  for (const path of ["/feed.xml", "/feed.json"]) {
    const dates = (await itemsIn(site, path))
      .map(({ url, published }) => [url, published]);
    assertEquals(dates, [
      [`${BASE_URL}/lamps/storm-lantern`, "2025-11-02T00:00:00Z"],
      [`${BASE_URL}/lamps/drowned-lamp`, undefined],
    ]);
  }
});

Deno.test("an entry may be called feed", async () => {
  const text = await Deno.readTextFile(
    "tests/fixtures/person/musings/on-fog.md",
  );
  using site = await siteWith({ "musings/feed.md": text });
  const types = await Promise.all(
    ["", ".md", ".xml", ".json"].map(async (end) => {
      const response = await site.fetch(`/musings/feed${end}`, {
        headers: HTML,
      });
      await response.body?.cancel();
      return response.headers.get("content-type");
    }),
  );
  assertEquals(types, [
    "text/html; charset=utf-8",
    "text/markdown; charset=utf-8",
    "application/atom+xml; charset=utf-8",
    "application/feed+json",
  ]);
});
