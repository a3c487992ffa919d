import { assert, assertEquals, assertMatch } from "@std/assert";
import { listPages } from "../../lib/content/page_meta.ts";
import { type Changes, contentWith } from "../support/content.ts";
import {
  BASE_URL,
  siteWith,
  testContent,
  testSite,
} from "../support/test_app.ts";

const INDEX = `---
title: Kettles
description: Kettles that were heard singing on the rock, with the key and the hour of each.
updated: 2026-10-01
---
`;
const ENTRY = `---
title: The copper kettle
description: A kettle of copper that sings a third too low and does not care who hears it.
date: 2026-09-30
tags: [Copper]
---
It sings.
`;
const SECTION: Changes = {
  "kettles/index.md": INDEX,
  "kettles/copper.md": ENTRY,
};
const PATHS = ["/kettles", "/kettles/copper"];

async function textOf(site: ReturnType<typeof testSite>, path: string) {
  const response = await site.fetch(path, { headers: { accept: "text/html" } });
  return { status: response.status, text: await response.text() };
}

Deno.test("a folder with an index is a section on every surface, by its files alone", async () => {
  using site = await siteWith(SECTION);
  for (const path of PATHS) {
    assertEquals((await textOf(site, path)).status, 200);
    assertEquals((await textOf(site, `${path}.md`)).status, 200);
  }
  const everywhere = [
    "/sitemap.xml",
    "/sitemap.md",
    "/llms.txt",
    "/?mode=agent",
  ];
  for (const surface of [...everywhere, "/llms-full.txt"]) {
    const { text } = await textOf(site, surface);
    for (const path of PATHS) assert(text.includes(BASE_URL + path), surface);
  }
  const { text: index } = await textOf(site, "/llms.txt");
  assert(index.includes("\n## Kettles\n"));
  const { text: feed } = await textOf(site, "/feed.xml");
  assert(feed.includes(`href="${BASE_URL}/kettles/copper"`));
  const { text: entry } = await textOf(site, "/kettles/copper");
  assertMatch(
    entry,
    /<main[^]*<a href="\/kettles"[^>]*>Kettles<\/a>[^]*<\/main>/,
  );
  const { text: home } = await textOf(site, "/");
  assert(home.includes('href="/kettles"'));
});

Deno.test("an entry without words of its own says what it is about", async () => {
  using site = await siteWith({
    ...SECTION,
    "kettles/copper.md": ENTRY.replace("It sings.\n", ""),
  });
  const about = "A kettle of copper that sings a third too low";
  const { text: page } = await textOf(site, "/kettles/copper");
  assert(page.includes(about));
  const { text: feed } = await textOf(site, "/feed.xml");
  assert(feed.includes(`&lt;p&gt;${about}`));
});

Deno.test("an entry says above its words what it is about", async () => {
  using site = testSite();
  for (const entry of testContent.sections.flatMap(({ entries }) => entries)) {
    const { text } = await textOf(site, entry.path);
    const [, main = ""] = text.split('<main id="main">');
    assert(
      main.includes(`<p class="lead p-summary">${entry.description}</p>`),
      entry.path,
    );
  }
});

Deno.test("without the folder nothing of a section is left", async () => {
  using site = await siteWith({});
  for (const path of PATHS) {
    assertEquals((await textOf(site, path)).status, 404);
  }
});

const HIDDEN: [what: string, changes: Changes, paths: string[]][] = [
  ["an entry", {
    "kettles/copper.md": ENTRY.replace("tags:", "hidden: true\ntags:"),
  }, ["/kettles/copper"]],
  ["a section", {
    "kettles/index.md": INDEX.replace("updated:", "hidden: true\nupdated:"),
  }, PATHS],
];

for (const [what, changes, paths] of HIDDEN) {
  Deno.test(`${what} that is hidden is nowhere`, async () => {
    using site = await siteWith({ ...SECTION, ...changes });
    const { text } = await textOf(site, "/llms-full.txt");
    assert(!text.includes("copper kettle"));
    for (const path of paths) {
      assertEquals((await textOf(site, path)).status, 404);
    }
  });
}

Deno.test("a section is in the menu where it says so, after the story unless it says otherwise", async () => {
  const menuOf = async (line: string) => {
    const index = INDEX.replace("updated:", `${line}updated:`);
    return listPages(
      await contentWith({
        ...SECTION,
        "kettles/index.md": index,
      }),
    )
      .filter(({ inMenu }) => inMenu).map(({ path }) => path);
  };
  const usual = await menuOf("");
  assertEquals(usual.indexOf("/kettles"), usual.indexOf("/about") + 1);
  const late = await menuOf("order: 999\n");
  assertEquals(late.indexOf("/kettles"), late.indexOf("/room") - 1);
  assert(!(await menuOf("nav: false\n")).includes("/kettles"));
});

Deno.test("the first page shows the newest entries of what is in the feed, three at most", async () => {
  const dated = (date: string) => ENTRY.replace("2026-09-30", date);
  const days = ["2031-01-01", "2031-03", "2031-02-01", "2030-12-31"];
  const copper = Object.fromEntries(
    days.map((day) => [
      `kettles/of-${day}.md`,
      dated(`${day}\nupdated: 2031-04-01`),
    ]),
  );
  using site = await siteWith({
    ...copper,
    "kettles/index.md": INDEX,
    "unfed/index.md": INDEX.replace("updated:", "feed: false\nupdated:"),
    "unfed/silent.md": dated("2032-01-01"),
  });
  const { text } = await textOf(site, "/");
  const links = [...text.matchAll(/href="(\/(?:kettles|unfed)\/[^"]*)"/g)];
  assertEquals(links.map(([, path]) => path), [
    "/kettles/of-2031-03",
    "/kettles/of-2031-02-01",
    "/kettles/of-2031-01-01",
  ]);
});

Deno.test("where nobody has made a section the first page says nothing of any", async () => {
  using site = testSite({ content: { ...testContent, sections: [] } });
  const { text } = await textOf(site, "/");
  assert(!text.includes(' id="newest"'));
});

Deno.test("an entry leads to the ones before and after it in time, and to its section", async () => {
  using site = testSite();
  for (const { slug, entries } of testContent.sections) {
    const withDeadline = entries.map(({ path }) => path).reverse();
    for (const [at, path] of withDeadline.entries()) {
      const html = await site.html(path);
      const [, main = ""] = html.split("<main");
      assert(main.includes(`href="/${slug}"`), path);
      const linked = (rel: string) =>
        new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(main)?.[1];
      assertEquals(linked("prev"), withDeadline[at - 1], path);
      assertEquals(linked("next"), withDeadline[at + 1], path);
    }
  }
});

Deno.test("an entry without a picture has a drawing of its own, the same on each page", async () => {
  const other = ENTRY.replace("copper kettle", "iron kettle");
  using site = await siteWith({ ...SECTION, "kettles/iron.md": other });
  const drawingsOn = async (path: string) =>
    (await textOf(site, path)).text.match(
      /(?<=<svg class="glyph[^>]*>).*?(?=<\/svg>)/g,
    );
  const rows = await drawingsOn("/kettles") ?? [];
  assertEquals(new Set(rows).size, 2);
  const own = await Promise.all(
    ["/kettles/iron", "/kettles/copper"].map(drawingsOn),
  );
  assertEquals(own.flatMap((each) => each ?? []).toSorted(), rows.toSorted());
  // One lamp of two has a picture.
  assertEquals((await drawingsOn("/lamps"))?.length, 1);
  assertEquals(await drawingsOn("/lamps/storm-lantern"), null);
});
