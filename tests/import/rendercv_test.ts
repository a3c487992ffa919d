import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { importedExport } from "./support/exports.ts";

const WHOLE = await Deno.readTextFile("tests/fixtures/resumes/rendercv.yaml");

/** Windows line ends, flow style, an older release, another language, no sections of a kind twice. */
const ODD = `\uFEFFcv:
  name: "Ines Erfunden"
  label: Wärterin
  phone: auf Anfrage
  social_networks: [{network: LinkedIn, username: ines-erfunden}, {network: X}]
  sections:
    Erfahrung:
      - {company: Öl & Nebel, position: Hornistin, start_date: 2015, end_date: present, highlights: []}
      - {position: Aushilfe, end_date: 2012-02}
    Texte: [{bullet: Eins}, Zwei, null]
    Leer:
locale: {language: german, month: Monat}
rendercv_settings: {date: "2026-01-01"}
`.replaceAll("\n", "\r\n");

Deno.test("a file of RenderCV with a name alone is imported", async () => {
  await importedExport({ "cv.yaml": "cv:\n  name: Ida\n" });
});

Deno.test("each section of a RenderCV file has its place, which the report shows", async () => {
  const { files, listed } = await importedExport({ "cv.yaml": WHOLE });
  const expected = [
    "work/tall-light-ltd.md",
    "projects/a-map.md",
    "publications/on-lamps.md",
    "pages/invited-talks.md",
    "resume.yaml",
  ];
  assertEquals(expected.filter((path) => !files.has(path)), []);
  assert(files.get("pages/invited-talks.md")?.includes("hidden: true"));
  const text = files.get("publications/on-lamps.md") ?? "";
  assert(text.includes("https://doi.org/10.0000/lamps"), text);
  const sorted = listed.filter((line) =>
    line.includes('section "volunteering" is in volunteer')
  );
  assertEquals(sorted.length, 1);
});

Deno.test("RenderCV: links keep their address, and other marks of Markdown go", async () => {
  const { files, written } = await importedExport({ "cv.yaml": WHOLE });
  const keeper = files.get("work/tall-light-ltd.md") ?? "";
  assert(keeper.includes("company: Tall Light Ltd\n"), keeper);
  assert(keeper.includes("url: https://tall.example/\n"), keeper);
  assert(written.includes(`      - anchors (iron, steel)\n      - knots\n`));
  assert(written.includes("the log (<https://log.example/>)"));
  assert(keeper.includes(String.raw`- Kept everything lit, a_b and 2\*3\*4`));
});

Deno.test("RenderCV: the file may say its language, whose words the import takes", async () => {
  const { files, written } = await importedExport({ "cv.yaml": ODD });
  assert(written.includes("\nlanguage: de"), written);
  assert(files.has("work/oel-and-nebel.md"), [...files.keys()].join());
});

Deno.test("RenderCV: a telephone number is withheld, and text in its place is not told", async () => {
  const { written, listed } = await importedExport({ "cv.yaml": WHOLE });
  assert(!`${written}\n${listed.join("\n")}`.includes("1632"));
  assert(listed.some((line) => line.includes("--publish phone")));
  const odd = await importedExport({ "cv.yaml": ODD });
  assert(!`${odd.written}\n${odd.listed.join("\n")}`.includes("auf Anfrage"));
});

Deno.test("an export without a name, or with more than fits, is refused by its line", async () => {
  const many = Array(501).fill("        - x\n").join("");
  const faulty: [text: string, told: string][] = [
    ["cv:\n  sections: {}\n", "name"],
    [
      `cv:\n  name: A\n  sections:\n    a:\n      - name: B\n        highlights:\n${many}`,
      "highlights",
    ],
  ];
  for (const [text, told] of faulty) {
    await assertRejects(
      () => importedExport({ "cv.yaml": text }),
      ConfigError,
      told,
    );
  }
});
