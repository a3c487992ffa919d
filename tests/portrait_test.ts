import { assert, assertEquals } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { loadContent } from "../lib/content/load.ts";
import { imageAddress } from "../lib/content/anchors.ts";
import { figurePath } from "../lib/content/figure.ts";
import { jsonOf, textOf } from "./discovery/support/claims.ts";
import { SURFACES } from "./discovery/support/surfaces.ts";
import { barePerson } from "./support/bare_person.ts";
import { changedContent, edited } from "./support/content.ts";
import { BASE_URL, testContent, testSite } from "./support/test_app.ts";

const [image] = testContent.images;
assert(image && testContent.profile.figure);
const photo = { file: image.path, alt: "Somebody on a ladder" };

const PORTRAITS: [
  what: string,
  content: Content,
  type: string,
  shown: string,
][] = [
  ["figure", testContent, "image/png", "/avatars/owner-"],
  [
    "photograph, where there is one,",
    { ...testContent, profile: { ...testContent.profile, photo } },
    image.mediaType,
    imageAddress(image),
  ],
];

for (const [what, content, type, shown] of PORTRAITS) {
  Deno.test(`the ${what} is the picture of the person everywhere`, async () => {
    using site = testSite({ content });
    const { basics } = await jsonOf(site, "/resume.json");
    const { pathname, search } = new URL(basics.image);
    const response = await site.fetch(pathname + search);
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("content-type"), type);
    await response.body?.cancel();

    const ld = await SURFACES.read(site, "JSON-LD of /about");
    assert(ld.includes(`"image":"${basics.image}"`), ld);
    assert((await textOf(site, "/about.md")).includes(`](${BASE_URL}${shown}`));
    for (const path of ["/", "/about"]) {
      const html = await textOf(site, path);
      const images = html.match(/(?<=<main[^]*)<img [^>]*>/g) ?? [];
      const img = images.find((img) => img.includes(`src="${shown}`));
      assert(img, `${shown} is not on ${path}`);
      assert(/ width="\d+" height="\d+"/.test(img), img);
      assert(/ alt="[^"]/.test(img), img);
    }
  });
}

Deno.test("the size of the figure on /about is the one in which it is drawn", async () => {
  using site = testSite();
  const html = await textOf(site, "/about");
  const [, src = "", width, height] =
    /(?<=<main[^]*)<img src="([^"]*)"[^>]* width="(\d+)" height="(\d+)"/.exec(
      html,
    ) ?? [];
  const response = await site.fetch(src.replaceAll("&amp;", "&"));
  const png = new DataView(await response.arrayBuffer());
  // IHDR is the first chunk: PNG (third edition), 11.2.1.
  assertEquals(
    [png.getUint32(16), png.getUint32(20)],
    [width, height].map(Number),
  );
});

Deno.test("a person without a picture is drawn on /about, and has none in /resume.json", async () => {
  using site = testSite({ content: barePerson });
  assert(
    /<main[^]*<img src="\/avatars\/owner/.test(await textOf(site, "/about")),
  );
  assert(!("image" in (await jsonOf(site, "/resume.json")).basics));
  const ld = await SURFACES.read(site, "JSON-LD of /about");
  assert(ld.includes(`"image":"${BASE_URL}/icon-512.png"`));
});

Deno.test("everybody in the room has a figure that the artist draws, and its own where their file names one", async () => {
  using site = testSite();
  const seen = testContent.npcs.map(({ figure }) => figure);
  assertEquals(new Set(seen).size, testContent.npcs.length);
  for (const figure of seen) {
    const response = await site.fetch(figurePath(figure));
    assertEquals(response.headers.get("content-type"), "image/png");
    await response.body?.cancel();
  }
  await using changed = await changedContent(
    await edited("npcs/barista.md", "updated:", "figure: hd-1-2\nupdated:"),
  );
  const { npcs } = await loadContent(changed.dir);
  const own = npcs.find(({ id }) => id === "barista");
  assertEquals(own?.figure, "hd-1-2");
});
