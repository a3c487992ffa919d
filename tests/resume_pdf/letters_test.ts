import { assert, assertEquals } from "@std/assert";
import PDFDocument from "pdfkit";
import { buildContent, loadWithWarnings } from "../../lib/content/mod.ts";
import { unprintableOf } from "../../lib/content/printed.ts";
import { printable } from "../../lib/content/unprintable.ts";
import { FONT_FILES } from "../../lib/graphics/addresses.ts";
import { packagedFont } from "../../runtime/packaged_fonts.ts";
import { openRoots } from "../../lib/content/load.ts";
import { unprintableLetter } from "../../tools/doctor/checks/unprintable.ts";
import {
  changedContent,
  type Changes,
  contentWith,
  edited,
  readFile,
} from "../support/content.ts";
import { HTML, siteWith, testContent, testSite } from "../support/test_app.ts";

const DAY = "9999-12-31";
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

const PROFILE = await readFile("profile.md");
const FERRIES = "work/imaginary-ferries.md";
const LOSS = "The PDF of the résumé leaves out ";
const FOG = "musings/on-fog.md";
const LIST = { [FOG]: `${await readFile(FOG)}\n- Fog ${LETTER}\n` };

/** Changes, whether there is a PDF of them, and the place and beginning of each warning. */
const LETTERS: Record<string, [Changes, boolean, ...string[]]> = {
  "a letter": [changed, false, `profile.md:3 ${REFUSAL}`],
  "a letter in two files": [
    { ...changed, [FERRIES]: `${await readFile(FERRIES)}\nOn ${LETTER}.\n` },
    false,
    `profile.md:3 ${REFUSAL}`,
    `${FERRIES}:17 ${REFUSAL}`,
  ],
  "a letter in a list of a project": [
    {
      ...LIST,
      ...await edited("musings/index.md", "---\n", "---\nresume: projects\n"),
    },
    false,
    `${FOG}:12 ${REFUSAL}`,
  ],
  "a letter elsewhere": [
    {
      ...LIST,
      "pages/tides.md": `${await readFile("pages/tides.md")}${LETTER}`,
    },
    true,
  ],
  "an emoji": [
    {
      "profile.md": PROFILE.replace("headline: ", "headline: 👩‍💻 ")
        .replace("name: ", "name: 🎉 ").replace("ink.", "ink. 🇸🇪 © 1️⃣"),
    },
    true,
    `profile.md:2 ${LOSS}🎉, 👩‍💻, 🇸🇪`,
  ],
  "letters as entities": [
    {
      "profile.md": PROFILE
        .replace("Most of my", "Most &check; &#x1F680; &rarr; of my"),
    },
    false,
    "profile.md:30 ",
    `profile.md:30 ${LOSS}🚀`,
  ],
  "stars": [
    { "profile.md": PROFILE.replace("headline: ", "headline: ★★☆ 20° № ") },
    true,
    `profile.md:3 ${LOSS}★★☆`,
  ],
  "a line separator": [
    {
      "profile.md": PROFILE.replace(/^(headline: \S+) /m, "$1\u2028")
        .replace("Most of my", "Most\u2029of\u2028my"),
      "resume.yaml": (await readFile("resume.yaml"))
        .replace(/(summary: \S+) /, "$1\u2028"),
    },
    true,
  ],
  "a line separator by its number": [
    {
      "profile.md": PROFILE.replace(/^headline: .*/m, 'headline: "A\\u2028b"'),
    },
    true,
  ],
};

Deno.test("letters that the PDF lacks have one warning for each file, at a build and in the doctor", async () => {
  const wrong: unknown[] = [];
  for (
    const [what, [changes, hasPdf, ...expected]] of Object.entries(LETTERS)
  ) {
    await using folder = await changedContent(changes);
    const { dir, manual } = folder;
    const started = await loadWithWarnings(dir, DAY, { manual });
    const { letters = [], ...kept } = await buildContent(dir, DAY, manual);
    const again = await loadWithWarnings(dir, DAY, { manual, kept });
    const roots = openRoots(dir, manual);
    const found = unprintableLetter({ roots, content: started.content });
    for (const each of [started.warnings, letters, found]) {
      const said = each.map(({ place, what, fix }) =>
        `${place.slice(dir.length + 1)} ${what}; ${fix}`
      ).filter((line) => /résumé/.test(line));
      const isRight = said.length === expected.length &&
        said.every((line, at) => line.startsWith(`${expected[at]}`));
      if (!isRight) wrong.push([what, said]);
    }
    if (again.warnings.length > 0) wrong.push([what, again.warnings]);
    using site = testSite({ content: started.content });
    const { status } = await site.fetch("/resume.pdf");
    if (status !== (hasPdf ? 200 : 404)) wrong.push([what, status]);
  }
  assertEquals(wrong, []);
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
