import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { assert, assertEquals } from "@std/assert";
import type { Content } from "../../lib/content/content.ts";
import { HAS_POPPLER, pagesOf, pdfOf, poppler } from "./pdf.ts";
import { Person } from "./people.ts";
import { loadContent } from "../../lib/content/mod.ts";
import { contentWith } from "../support/content.ts";

const ignore = !HAS_POPPLER;

/** Persons whose pages end at many places. */
const SEEDS = [11, 12, 13, 14, 15];
const people = await Promise.all(
  SEEDS.map((seed) => contentWith(new Person(seed - 5, seed).files())),
);

const first = (text: string) => text.split(" ", 1)[0] ?? "";

Deno.test("no page of the PDF ends with a heading", { ignore }, async () => {
  for (const content of people) {
    const pages = await pagesOf(await pdfOf(content));
    const ends = pages.slice(0, -1).map((lines) => lines.at(-1) ?? "");
    const { lists } = content.words.about;
    const headings = [
      ...Object.values(lists),
      ...content.roles.flatMap(({ company, role }) => [company, role]),
    ];
    assertEquals(ends.filter((end) => headings.includes(end)), []);
    assertEquals(ends.filter((end) => /^\w{3} \d{4} – /.test(end)), []);
  }
});

Deno.test("a job longer than a page begins with its words", {
  ignore,
}, async () => {
  const long = Array.from({ length: 50 }, (_, at) => `- point ${at}`);
  for (let lines = 0; lines < 16; lines++) {
    const filler = Array.from({ length: 20 + lines }, () => "- short");
    const job = (number: number, body: string[]) =>
      `---\ncompany: Company ${number}\nrole: Role ${number}\nstart: 200${number}\nend: 200${number}\nslug: job-${number}\n---\n${
        body.join("\n")
      }\n`;
    const content = await contentWith({
      work: null,
      "work/one.md": job(2, filler),
      "work/two.md": job(1, ["Words.", "", ...long]),
    });
    const pages = await pagesOf(await pdfOf(content));
    const ends = pages.map((lines) => lines.at(-1) ?? "");
    assertEquals(ends.filter((end) => /^(Company|Role|200)/.test(end)), []);
  }
});

Deno.test("no job that fits a page stands on two", { ignore }, async () => {
  for (const content of people) {
    const pages = await pagesOf(await pdfOf(content));
    const torn = content.roles.filter(({ role, place = "" }) =>
      pageWith(role, pages) !== pageWith(first(place), pages)
    );
    assertEquals(torn.map(({ role }) => role), []);
  }
});

function pageWith(text: string, pages: string[][]): number {
  return pages.findIndex((lines) => lines.join("\n").includes(text));
}

/** Words with their places, and the size of the pages. */
async function boxesOf(content: Content) {
  const html = await poppler("pdftotext", ["-bbox"], await pdfOf(content));
  const sizes = html.matchAll(/<page width="([\d.]+)" height="([\d.]+)"/g)
    .map(([, width, height]) => [Number(width), Number(height)]);
  const words = html.matchAll(
    /xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</g,
  ).map(([, left, right, bottom, text]) => ({
    text,
    left: Number(left),
    right: Number(right),
    bottom: Number(bottom),
  }));
  return { sizes: [...sizes], words: [...words] };
}

const MM = 72 / 25.4;

Deno.test(
  "a paragraph longer than a page is cut, and no word leaves its page",
  {
    ignore,
  },
  async () => {
    const person = new Person(3, 21);
    const words = person.words(2_000);
    const content = await contentWith({
      ...person.files(),
      "work/long.md":
        `---\ncompany: Long\nrole: Long\nstart: 1990\nend: 1991\nslug: long\n---\n${words}\n\n${
          "x".repeat(400)
        }\n`,
    });
    const boxes = await boxesOf(content);
    const [width = 0, height = 0] = boxes.sizes[0] ?? [];
    const outside = boxes.words.filter(({ left, right, bottom }) =>
      left < 18 * MM - 1 || right > width - 18 * MM + 2 ||
      bottom > height - 8 * MM
    );
    assertEquals(outside, []);
    const pages = await pagesOf(await pdfOf(content));
    const text = pages.flat().join(" ");
    assert(text.includes(words.split(" ").slice(-20).join(" ")));
    for (const lines of pages.slice(1)) {
      // Three lines at least on either side of a cut.
      assert(lines.length > 3);
    }
  },
);

Deno.test("the paper is A4, or the one of the profile", {
  ignore,
}, async () => {
  const [content] = people;
  assert(content);
  const profile = { ...content.profile, paper: "letter" } as const;
  const a4 = await boxesOf(content);
  const letter = await boxesOf({ ...content, profile });
  assertEquals(a4.sizes[0]?.map(Math.round), [595, 842]);
  assertEquals(letter.sizes[0], [612, 792]);
});

Deno.test("the PDF is small", async () => {
  const sample = await pdfOf(await loadContent(SAMPLE_DIR));
  assert(sample.length < 80_000, `${sample.length} bytes`);
  const large = await pdfOf(await contentWith(new Person(14, 3).files()));
  assert(large.length < 150_000, `${large.length} bytes`);
});
