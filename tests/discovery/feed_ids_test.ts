import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { type Changes, edited } from "../support/content.ts";
import { withEntries } from "../support/many_entries.ts";
import {
  BASE_URL,
  siteWith,
  testContent,
  testSite,
} from "../support/test_app.ts";
import { textOf } from "./support/claims.ts";
import { atomOf, FEEDS, type Item, itemsIn } from "./support/feeds.ts";

Deno.test("ids stay when the site moves to another address", async () => {
  using here = testSite();
  using there = testSite({ env: { BASE_URL: "http://moved.example:8000" } });
  for (const path of FEEDS) {
    const [one, other] = await Promise.all(
      [here, there].map((site) => itemsIn(site, path)),
    );
    assertEquals(one?.map(({ id }) => id), other?.map(({ id }) => id));
    assertNotEquals(one?.map(({ url }) => url), other?.map(({ url }) => url));
  }
  const [one, other] = await Promise.all(
    [here, there].map((site) => textOf(site, "/feed.xml")),
  );
  assertEquals(atomOf(`${one}`).feed.id, atomOf(`${other}`).feed.id);
});

Deno.test("each entry has an id of its own, the same in every feed", async () => {
  using site = testSite({ content: withEntries(40) });
  const all = await Promise.all(FEEDS.map((path) => itemsIn(site, path)));
  const pairs = new Set(all.flat().map(({ id, url }) => `${id} ${url}`));
  const ids = new Set(all.flat().map(({ id }) => id));
  const urls = new Set(all.flat().map(({ url }) => url));
  assertEquals([pairs.size, ids.size], [urls.size, urls.size]);
});

Deno.test("an entry keeps its id when it moves, and when its owner has a new name", async () => {
  using before = testSite();
  const lantern = (items: Item[]) =>
    items.find(({ url }) => url.includes("lantern"))?.id;
  const id = lantern(await itemsIn(before, "/lamps/feed.json"));
  const text = await Deno.readTextFile(
    "tests/fixtures/person/lamps/storm-lantern.md",
  );
  using after = await siteWith({
    "lamps/storm-lantern.md": null,
    "lamps/old-lantern.md": text.replace(
      "---\n",
      "---\nwas: [/lamps/storm-lantern, /lamps/middle-lantern]\n",
    ),
    ...await edited(
      "profile.md",
      "name: Odalys Fixture\n",
      "name: Odalys Married\nfeed_id: Odalys Fixture\n",
    ),
  });
  const moved = await itemsIn(after, "/lamps/feed.json");
  assertEquals(lantern(moved), id);
  assert(moved.some(({ url }) => url === `${BASE_URL}/lamps/old-lantern`));
});

Deno.test("the ids of two owners differ", async () => {
  const profile = { ...testContent.profile, name: "Odalys Other" };
  using one = testSite();
  using other = testSite({ content: { ...testContent, profile } });
  const [ids, others] = await Promise.all(
    [one, other].map(async (site) =>
      (await itemsIn(site, "/lamps/feed.json")).map(({ id }) => id)
    ),
  );
  assertEquals(others?.filter((id) => ids?.includes(id)), []);
});

const WORDS =
  "En fyr, en lampa och en lykta, med mycket att räkna på och ingen alls som frågar efter det.";
const SWEDISH: Changes = {
  ...await edited("profile.md", "---\n", "---\nlanguages: [sv]\n"),
  "profile.sv.md": `---
headline: Fyrvaktare
place: Ingenstans skär
description: ${WORDS}
summary: ${WORDS}
availability: Upptagen.
---
Fyr.
`,
  "lamps/storm-lantern.sv.md":
    `---\ntitle: Stormlykta\ndescription: ${WORDS}\ntags: [Bleck, Tålamod]\nimage: { alt: En lykta }\n---\nLykta.\n`,
};

Deno.test("the feeds of a language have what is in it, with ids of their own", async () => {
  using site = await siteWith(SWEDISH);
  const paths = [
    "/feed.xml",
    "/feed.json",
    "/lamps/feed.xml",
    "/lamps/feed.json",
  ];
  for (const path of paths) {
    const items = await itemsIn(site, `/sv${path}`);
    assertEquals(items.map(({ url }) => url), [
      `${BASE_URL}/sv/lamps/storm-lantern`,
    ]);
    const originals = await itemsIn(site, path);
    assert(originals.length > 1);
    assert(originals.every(({ id }) => id !== items[0]?.id));
  }
  assertEquals((await site.fetch("/sv/musings/feed.xml")).status, 404);
  const html = await textOf(site, "/sv/lamps/storm-lantern");
  for (const path of paths) assert(html.includes(` href="/sv${path}"`), path);
});
