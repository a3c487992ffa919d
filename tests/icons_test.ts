import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { ICONS } from "../lib/graphics/addresses.ts";
import { hexOf, TOKEN_NAMES, toneOf } from "../lib/base/colour/colours.ts";
import {
  contrastOf,
  toneOf as toneIn,
  tonesIn,
} from "../tools/doctor/tones.ts";
import { testContent, testSite } from "./support/test_app.ts";

const { profile } = testContent;
const PEOPLE = {
  "with a figure": profile,
  "without one": { ...profile, figure: undefined },
};

for (const [what, person] of Object.entries(PEOPLE)) {
  Deno.test(`the icons of a person ${what} are small, and revalidated`, async () => {
    using site = testSite({ content: { ...testContent, profile: person } });
    for (const [path, mediaType] of Object.entries(ICONS)) {
      const response = await site.fetch(path);
      assertEquals(response.headers.get("content-type"), mediaType, path);
      assert((await response.bytes()).length < 6_000, path);
      const etag = response.headers.get("etag") ?? "";
      assertEquals(
        await site.status(path, {
          headers: { "if-none-match": etag },
        }),
        304,
        path,
      );
    }
  });
}

Deno.test("an icon is as large as the manifest says", async () => {
  using site = testSite();
  const { icons } = await site.json("/api/v1/manifest");
  for (const { src, sizes, type } of icons) {
    const response = await site.fetch(src);
    if (type !== "image/png") {
      await response.body?.cancel();
      continue;
    }
    const png = new DataView(await response.arrayBuffer());
    // IHDR is the first chunk: PNG (third edition), 11.2.1.
    assertEquals(`${png.getUint32(16)}x${png.getUint32(20)}`, sizes, src);
  }
});

Deno.test("an icon is in the hue of its person, or shows their face", async () => {
  const nobody = { ...profile, figure: undefined };
  const people = [
    { ...nobody, hue: 30 },
    { ...nobody, hue: 280 },
    { ...profile, figure: "hd-180-1" },
    { ...profile, figure: "hd-180-7" },
  ];
  const icons = await Promise.all(people.map(async (person) => {
    using site = testSite({ content: { ...testContent, profile: person } });
    return await site.text("/icon.svg");
  }));
  assertEquals(new Set(icons).size, people.length);
});

for (const theme of ["light", "dark"] as const) {
  Deno.test(`what is drawn has the ${theme} tones of the style sheet`, async () => {
    const css = await Deno.readTextFile("static/styles.css");
    for (const hue of [0, 155, 280]) {
      const sheet = tonesIn(css).set("--hue", `${hue}`);
      for (const token of TOKEN_NAMES) {
        const drawn = hexOf(toneOf(theme, token, hue));
        const shown = toneIn(sheet, `--${token}`, theme);
        const contrast = contrastOf(drawn, shown);
        assert(contrast !== null && contrast < 1.02, `${token} ${shown}`);
      }
    }
  });
}

Deno.test("the browser around a page has the paper of its person", async () => {
  const colours = await Promise.all([30, 280].map(async (hue) => {
    const person = { ...profile, hue };
    using site = testSite({ content: { ...testContent, profile: person } });
    const html = await site.text("/");
    const { theme_color } = await site.json("/api/v1/manifest");
    assert(html.includes(`name="theme-color" content="${theme_color}"`));
    return theme_color;
  }));
  assertNotEquals(colours[0], colours[1]);
});
