import { assertEquals, assertNotEquals } from "@std/assert";
import { letters, TARGET } from "../tools/letters.ts";
import outlines from "../lib/graphics/pictures/letters.json" with {
  type: "json",
};
import type { Content } from "../lib/content/content.ts";
import type { PageMeta } from "../lib/content/page_meta.ts";
import { drawPreview } from "@foyer/graphics";
import { lettered } from "../lib/graphics/pictures/preview_of.ts";
import { BASE_URL, testContent } from "./support/test_app.ts";

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
  const urlOf = (path: string) => BASE_URL + path;
  return drawPreview({ ...ABOUT, ...page }, { content, urlOf }).toBase64();
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

Deno.test("the outlines are those of the typeface, and all that words are asked for", async () => {
  assertEquals(await Deno.readTextFile(TARGET), await letters());
  const known = Object.keys(outlines.person);
  for (let code = 0x21; code < 0x3000; code++) {
    const letter = String.fromCodePoint(code);
    if (letter.trim() === "" || letter !== letter.normalize("NFC")) continue;
    assertEquals(known.includes(letter), lettered(letter) !== "", letter);
  }
});
