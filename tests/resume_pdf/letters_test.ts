import { assert, assertEquals } from "@std/assert";
import PDFDocument from "pdfkit";
import { loadWithWarnings } from "../../lib/content/mod.ts";
import { printable, unprintableOf } from "../../lib/content/unprintable.ts";
import { FONT_FILES } from "../../lib/graphics/addresses.ts";
import { packagedFont } from "../../runtime/packaged_fonts.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { readConfig } from "../../lib/config.ts";
import { changedContent, contentWith, edited } from "../support/content.ts";
import { HTML, siteWith, testContent, testSite } from "../support/test_app.ts";

const LETTER = "山";
const REFUSAL = 'No font of the résumé has "山" (U+5C71); print /about instead';

const changed = await edited(
  "profile.md",
  "headline: ",
  `headline: ${LETTER} `,
);

Deno.test("the letters of the content are those that the fonts of every weight have", async () => {
  const pdf = new PDFDocument({
    size: [10, 10],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en",
    font: null,
    info: {},
  });
  const weights = new Map<string, Set<string>>();
  for (const name of FONT_FILES) {
    const known = weights.get(name.slice(-3)) ?? new Set();
    weights.set(name.slice(-3), known);
    pdf.registerFont(name, await packagedFont(name)).font(name, 1);
    for (const letter of letters()) {
      const code = letter.codePointAt(0) ?? 0;
      if (pdf._font.font.hasGlyphForCodePoint(code)) known.add(letter);
    }
  }
  const { profile } = testContent;
  const wrong = letters().filter((letter) => {
    // A letter that is replaced, or left out, needs no font.
    if (printable(letter) !== letter) return false;
    const hasFont = [...weights.values()].every((known) => known.has(letter));
    const content = { ...testContent, profile: { ...profile, name: letter } };
    return hasFont !== (unprintableOf(content) === undefined);
  });
  assertEquals(wrong, []);
});

function letters(): string[] {
  return Array.from({ length: 0x2600 }, (_, code) => String.fromCharCode(code))
    .filter((letter) => /\P{Cc}/u.test(letter));
}

Deno.test("without a font for a letter, /resume.pdf is refused by name", async () => {
  await using site = await siteWith(changed);
  const response = await site.fetch("/resume.pdf");
  assertEquals(response.status, 404);
  assertEquals(await response.json(), { code: "not_found", error: REFUSAL });
});

Deno.test("without a font for a letter, nothing links to /resume.pdf", async () => {
  const contents = [testContent, await contentWith(changed)];
  for (const path of ["/", "/about", "/llms.txt", "/?mode=agent"]) {
    const [offered, refused] = await Promise.all(
      contents.map(async (content) => {
        await using site = testSite({ content });
        const response = await site.fetch(path, { headers: HTML });
        return (await response.text()).includes("/resume.pdf");
      }),
    );
    assert(offered && !refused, path);
  }
});

Deno.test("a start and the doctor name the letter once, with its file", async () => {
  await using folder = await changedContent(changed);
  const place = `${folder.dir}/profile.md`;
  const { warnings } = await loadWithWarnings(folder.dir, "9999-12-31", folder);
  const config = readConfig({ CONTENT_DIR: folder.dir });
  const found = await examine({ config, today: "9999-12-31" });
  for (const diagnostics of [warnings, found.flat()]) {
    const named = diagnostics.filter(({ what }) => what.includes(LETTER));
    assertEquals(
      named.map((each) => [each.place, `${each.what}; ${each.fix}`]),
      [
        [place, REFUSAL],
      ],
    );
  }
});

Deno.test("a letter that no table foresees is refused in the same way", async () => {
  const [role, ...roles] = testContent.roles;
  assert(role);
  const content = {
    ...testContent,
    roles: [{ ...role, body: `One ${LETTER}.` }, ...roles],
  };
  await using site = testSite({ content });
  const response = await site.fetch("/resume.pdf");
  assertEquals(response.status, 404);
  assertEquals((await response.json()).error, REFUSAL);
});
