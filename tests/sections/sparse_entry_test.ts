import { assert, assertEquals, assertMatch } from "@std/assert";
import { edited } from "../support/content.ts";
import { itemsIn } from "../discovery/support/feeds.ts";
import { BASE_URL, siteWith } from "../support/test_app.ts";

const LANTERN = "lamps/storm-lantern.md";

Deno.test("an image without alternative text is on every surface, with an empty one", async () => {
  const [[path = "", text = ""] = []] = Object.entries(
    await edited(LANTERN, "![A screw, standing on its point]", "![]"),
  );
  using site = await siteWith({ [path]: text.replace(/^ {2}alt: .*\n/m, "") });
  const page = "/lamps/storm-lantern";
  const html = await site.html(page);
  const twin = await site.text(`${page}.md`);
  const feed = await site.text("/feed.json");
  for (const name of ["storm-lantern.png", "screw.png"]) {
    const address = `/images/lamps/${name}`;
    assertMatch(html, RegExp(`<img src="${address}" alt(?:="")? width=`));
    assert(twin.includes(`![](${BASE_URL}${address})`), name);
    assert(feed.includes(`${BASE_URL}${address}\\" alt=\\"\\"`), name);
  }
  assert(html.includes('property="og:image"'));
  assert(!html.includes("og:image:alt"));
  assertEquals(/"caption":"[^"]*"/.exec(html), null);
});

Deno.test("an entry without a date is sorted by its last change, and shows none", async () => {
  const entry = (...dates: string[]) =>
    [
      "---",
      "title: A wick",
      "description: A wick that was found in the cellar, where nobody had left one.",
      ...dates,
      "---",
      "It burns.",
    ].join("\n");
  using site = await siteWith({
    "lamps/undated.md": entry("updated: 2026-11-01"),
    "lamps/also.md": entry("updated: 2026-11-02"),
    "lamps/dated.md": entry("date: 2026-11-01"),
  });
  const order = ["also", "dated", "undated", "storm-lantern", "drowned-lamp"];
  const listed = /href="\/lamps\/([\w-]+)"[^>]*>[^<]*<\/a> <span class="about/g;
  const html = await site.html("/lamps");
  assertEquals([...html.matchAll(listed)].map(([, slug]) => slug), order);
  const items = await itemsIn(site, "/lamps/feed.xml");
  assertEquals(
    items.map(({ url, published }) => published && url.split("/").at(-1)),
    [undefined, "dated", undefined, "storm-lantern", undefined],
  );
  const page = await site.html("/lamps/undated");
  assertEquals(/dt-published|datePublished/.exec(page), null);
  assertMatch(page, /"dateModified":"2026-11-01"/);
  assertMatch(await site.text("/lamps/undated.md"), /updated: 2026-11-01/);
  for (
    const path of ["/", "/room", "/resume.json", "/resume.pdf", "/llms.txt"]
  ) {
    assertEquals(await site.status(path), 200, path);
  }
});

const WICK = (...fields: string[]) =>
  `---\ntitle: Wick\ndate: 2026-11-01\n${fields.join("\n")}\n---\n`;

/** Descriptions that their owner wrote, and the beginning of those in metadata. */
const DESCRIPTIONS: [written: string, meta: RegExp][] = [
  ["", /^Wick · Lamps · November 1, 2026 · Odalys Fixture · /],
  ["Wet.", /^Wet · Wick · Lamps · November 1, 2026 · Odalys Fixture$/],
  ["A wick of Odalys.", /^A wick of Odalys · Lamps · November 1, 2026 · /],
  [`Found. ${"Dry. ".repeat(9)}Lit.`, /^Found\..* Lit\.$/],
];

Deno.test("the first paragraph of an entry without a description is in metadata", async () => {
  const body = "## Oil\n\nFound in the *cellar*.\n\nLit.";
  using site = await siteWith({ "lamps/wick.md": WICK() + body });
  const html = await site.html("/lamps/wick");
  assertMatch(
    html,
    / name="description" content="Found in the cellar · Wick · /,
  );
});

Deno.test("short words of an entry are its lead, and only metadata has more", async () => {
  for (const [written, meta] of DESCRIPTIONS) {
    const field = written && `description: "${written}"`;
    using site = await siteWith({ "lamps/wick.md": WICK(field) });
    const html = await site.html("/lamps/wick");
    const [, filled = ""] =
      / name="description" content="([^"]*)"/.exec(html) ??
        [];
    assertMatch(filled, meta);
    assert(filled.length >= 50 && filled.length <= 160, filled);
    assert(html.includes(` property="og:description" content="${filled}"`));
    assert(html.includes(`"headline":"Wick","description":"${filled}"`));
    const twin = await site.text("/lamps/wick.md");
    assert(twin.includes(`\ndescription: "${filled}"\n`), twin);
    const lead = /<p class="lead[^>]*>([^<]*)/.exec(html)?.[1];
    const { items: [item] } = await site.json("/lamps/feed.json");
    const list = await site.html("/lamps");
    const llms = await site.text("/llms.txt");
    assertEquals(
      [
        lead,
        item.summary,
        /wick"[^>]*>Wick<\/a> <span class="about[^>]*>([^<]*)/.exec(list)?.[1],
        /\[Wick\]\([^)]*\): (.*?) ?\(about \d/.exec(llms)?.[1] || undefined,
      ],
      Array(4).fill(written || undefined),
      written,
    );
    assert(!list.includes("undefined") && !llms.includes("undefined"));
    const [passage] =
      (await site.json("/ask?q=Which+wick+is+of+November+2026%3F")).results;
    assertEquals(
      passage.description,
      `${written} Lamps November 1, 2026`.trim(),
    );
  }
});
