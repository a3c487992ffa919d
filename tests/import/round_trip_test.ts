import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import type { Json, JsonObject } from "./support/expected.ts";
import { type Described, FORMAT } from "./support/generated.ts";
import { assertRoundTrip } from "./support/round_trip.ts";

Deno.test("what was imported is in /resume.json, or listed", async () => {
  for (const name of ["whole", "least", "odd"]) {
    await assertRoundTrip(await resume(name));
  }
});

Deno.test("the résumé of one site is imported by another", async () => {
  using site = testSite();
  const response = await site.fetch("/resume.json");
  await assertRoundTrip(await response.json());
});

Deno.test("a résumé with the names of older versions is imported by those of today", async () => {
  const { files, notes } = await assertRoundTrip({
    basics: { name: "Olden T.", website: "https://olden.example/" },
    work: [
      {
        company: "Quill & Co",
        website: "https://quill.example/",
        position: "Scribe",
        startDate: "2011-04",
      },
      { company: "Not this", name: "Ink Ltd", startDate: "2009" },
    ],
    education: [{ institution: "School of Ink", gpa: "4.0" }],
  });
  assert(files.get("work/quill-and-co.md")?.includes("company: Quill & Co"));
  const renamed = notes.filter(({ kind }) => kind === "renamed").length;
  assertEquals(renamed, 4);
});

Deno.test("sixty jobs are imported, a file each", async () => {
  const work = Array.from({ length: 60 }, (_, index) => ({
    name: `Company ${index % 7}`,
    position: `Job ${index % 3}`,
    startDate: `${1960 + index}`,
    endDate: `${1961 + index}`,
    summary: `What happened in ${1960 + index}.`,
  }));
  const { files } = await assertRoundTrip({
    basics: { name: "Busy B." },
    work,
  });
  const jobs = [...files.keys()].filter((path) => path.startsWith("work/"));
  assertEquals(jobs.length, work.length);
});

Deno.test("the résumé of everything has every member of the format", async () => {
  assertEquals(missing(FORMAT, await resume("whole"), ""), []);
});

async function resume(name: string): Promise<JsonObject> {
  const path = `tests/fixtures/resumes/${name}.json`;
  return JSON.parse(await Deno.readTextFile(path));
}

/** Members of the format that the value does not have, nor any item of a list. */
function missing(
  format: Described,
  value: Json | undefined,
  path: string,
): string[] {
  if (value === undefined) return [path];
  if (Array.isArray(value)) {
    const [first = [], ...others] = value
      .map((item) => missing(format.items ?? {}, item, path));
    return first.filter((each) => others.every((all) => all.includes(each)));
  }
  const members = typeof value === "object" && value !== null ? value : {};
  return Object.entries(format.properties ?? {}).flatMap(([name, each]) =>
    missing(each, members[name], `${path}.${name}`)
  );
}
