import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { letters, TARGET } from "../tools/letters.ts";
import outlines from "../lib/pictures/letters.json" with { type: "json" };
import type { Content } from "../lib/content/content.ts";
import type { PageMeta } from "../lib/content/page_meta.ts";
import { drawPreview } from "../lib/pictures/preview.ts";
import { lettered } from "../lib/pictures/lettered.ts";
import { previewOf } from "../lib/pictures/preview_of.ts";
import { PREVIEW } from "../lib/pictures/addresses.ts";
import { secondContent } from "./second_person/support/content.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

/** What a page says of the picture that is shown with a link to it. */
async function pictureOf(site: TestSite, path: string) {
  const response = await site.fetch(path, { headers: { accept: "text/html" } });
  const html = await response.text();
  const meta = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`)
      .exec(html)?.[1] ?? "";
  return {
    address: meta("").replaceAll("&amp;", "&"),
    size: [meta(":width"), meta(":height")].map(Number),
    alt: meta(":alt"),
  };
}

/** Width and height of a PNG: IHDR is its first chunk. PNG (third edition), 11.2.1. */
function sizeOf(png: Uint8Array<ArrayBuffer>): number[] {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

Deno.test("every page has a picture for those who link to it, as large as it says", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const previews: string[] = [];
  const paths = site.app.endpoints().flatMap(({ kind, page }) =>
    kind === "page" && page ? page.path : []
  );
  for (const path of new Set(paths)) {
    const { address, size, alt } = await pictureOf(site, path);
    assert(alt !== "", path);
    const response = await site.fetch(address.replace(BASE_URL, ""));
    assertEquals(response.status, 200, path);
    const bytes = await response.bytes();
    if (!address.includes("/previews/")) continue;
    previews.push(address);
    assertEquals(response.headers.get("content-type"), "image/png");
    assertEquals(sizeOf(bytes), size, path);
    assertEquals(size, [PREVIEW.width, PREVIEW.height]);
    assert(bytes.length < 40_000, `${path}: ${bytes.length}`);
  }
  assertEquals(new Set(previews).size, previews.length);
  assert(previews.length > 0);
});

Deno.test("who has the picture of a page is told that it is the same", async () => {
  using site = testSite();
  const first = await site.fetch("/previews/about.png");
  const etag = first.headers.get("etag") ?? "";
  assert((await first.bytes()).length > 0);
  const again = await site.fetch("/previews/about.png?v=else", {
    headers: { "if-none-match": etag },
  });
  assertEquals([again.status, await again.text()], [304, ""]);
});

Deno.test("no page, no picture", async () => {
  using site = testSite();
  for (
    const path of ["/previews/nowhere.png", "/previews/about", "/previews"]
  ) {
    const response = await site.fetch(path);
    assertEquals(response.status, 404, path);
    await response.body?.cancel();
  }
});

const { profile } = testContent;
const ABOUT: PageMeta = {
  kind: "page",
  path: "/about",
  title: "About",
  description: "",
  updated: "",
  inMenu: true,
};

function drawn(
  page: Partial<PageMeta> = {},
  person: Partial<Content["profile"]> = {},
): string {
  const content = { profile: { ...profile, ...person } };
  const preview = previewOf({ ...ABOUT, ...page }, content, BASE_URL);
  return drawPreview(preview).toBase64();
}

Deno.test("title, name, address, hue, figure and direction are in the picture", () => {
  const pictures = [
    drawn(),
    drawn({ title: "Another" }),
    drawn({ path: "/elsewhere" }),
    drawn({}, { name: "Another" }),
    drawn({}, { hue: 280 }),
    drawn({}, { figure: undefined }),
    drawn({}, { direction: "rtl" }),
    drawn({ kind: "home", path: "/" }),
    drawn({ kind: "home", path: "/" }, { headline: "Another" }),
  ];
  assertEquals(new Set(pictures).size, pictures.length);
});

Deno.test("what the typeface cannot write gives way to the name, and no box stands for it", () => {
  for (
    const title of [
      "島の地図",
      "خرائط",
      "Mapa wyspy z ł",
      "\u{1f600}\u200d\u{1f525}",
      "a\u0000b",
    ]
  ) {
    assertEquals(lettered(title), "", title);
    assertEquals(drawn({ title }), drawn({ title: "日" }), title);
    assertNotEquals(drawn({ title }), drawn({ title: "About" }), title);
  }
  assertEquals(lettered("A\u0308rger \u{1f600} ©"), "Ärger ©");
});

Deno.test("a title of any length has its picture", () => {
  const long = [
    "word ".repeat(32),
    "w".repeat(160),
    "a b ".repeat(40),
    " ",
    "“…”",
  ].map((title) => drawn({ title }, { name: title.repeat(3) }));
  assertEquals(new Set(long).size, long.length);
});

Deno.test("a person whose name cannot be written shows the photograph, where there is one", async () => {
  const content = await secondContent();
  using site = testSite({ content });
  const { address, alt } = await pictureOf(site, "/");
  const { photo } = content.profile;
  assert(photo && address.endsWith(photo.file), address);
  assertEquals(alt, photo.alt);
});

Deno.test("another title has another address", async () => {
  const pages = testContent.pages.map((page) =>
    page.slug === "about" ? { ...page, title: "Another" } : page
  );
  using site = testSite();
  using other = testSite({ content: { ...testContent, pages } });
  const [before, after] = await Promise.all(
    [site, other].map((each) => pictureOf(each, "/about")),
  );
  assertNotEquals(before?.address, after?.address);
});

Deno.test("the outlines are those of the typeface, and all that words are asked for", async () => {
  assertEquals(await Deno.readTextFile(TARGET), await letters());
  const known = Object.keys(outlines.person);
  for (let code = 0x21; code < 0x3000; code++) {
    const letter = String.fromCodePoint(code);
    if (letter.trim() === "" || letter !== letter.normalize("NFC")) continue;
    assertEquals(known.includes(letter), lettered(letter) !== "", letter);
  }
});
