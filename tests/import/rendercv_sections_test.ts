import { assertEquals } from "@std/assert";
import { parseYaml } from "../../lib/content/yaml.ts";
import { importedExport } from "./support/exports.ts";

/** The files of a person with one entry in a section. */
async function withEntry(title: string, entry: string) {
  const cv = `cv:\n  name: Ida\n  sections:\n    ${title}:\n      - ${entry}\n`;
  return await importedExport({ "cv.yaml": cv });
}

/** Titles in six languages, and fields as the documentation of RenderCV has them. */
const LISTED: [title: string, entry: string, lists: unknown][] = [
  ["languages", "{label: Foggish, details: C1}", {
    languages: [{ language: "Foggish", fluency: "C1" }],
  }],
  ["Sprachkenntnisse", "Nebelisch (Muttersprache)", {
    languages: [{ language: "Nebelisch", fluency: "Muttersprache" }],
  }],
  ["langues_étrangères", '"Brumais : courant"', {
    languages: [{ language: "Brumais", fluency: "courant" }],
  }],
  ["Technical Skills", "{label: Boats, details: 'oars (long, short), knots'}", {
    skills: [{ name: "Boats", keywords: ["oars (long, short)", "knots"] }],
  }],
  ["programming_languages", "{label: Lampscript, details: fluent}", {
    skills: [{ name: "Lampscript", keywords: ["fluent"] }],
  }],
  ["habilidades", "{name: Remo, highlights: [remos, nudos]}", {
    skills: [{ name: "Remo", keywords: ["remos", "nudos"] }],
  }],
  ["certificates", "{label: 'Lamps, class B', details: Board of Wicks}", {
    certificates: [{ name: "Lamps, class B", issuer: "Board of Wicks" }],
  }],
  ["Certificações", '{name: "[Sino](https://bell.example/)", date: 2024}', {
    certificates: [{
      name: "Sino",
      date: "2024",
      url: "https://bell.example/",
    }],
  }],
  ["selected_honors", "{label: Lamp of the year, details: May 2019}", {
    awards: [{ title: "Lamp of the year", date: "2019-05" }],
  }],
  ["Prix & distinctions", "{name: Lampe d’or, highlights: [Vive la mer.]}", {
    awards: [{ title: "Lampe d’or", summary: "Vive la mer." }],
  }],
  ["Ehrenamt", "{company: Rettungsboot, position: Wache, date: 2011-05}", {
    volunteer: [{
      organization: "Rettungsboot",
      position: "Wache",
      end: "2011-05",
    }],
  }],
  ["references", "Available upon request.", {
    references: [{ name: "Available upon request." }],
  }],
  ["Referenser", "{name: A. Annan, summary: Lyser alltid.}", {
    references: [{ name: "A. Annan", reference: "Lyser alltid." }],
  }],
  ["hobbies", "{bullet: Fog}", { interests: [{ name: "Fog" }] }],
  [
    "education",
    '{institution: School of Fog, highlights: ["Grade: 6.2 of 7", "Courses: fog, bells", Head of a club]}',
    {
      education: [{
        institution: "School of Fog",
        score: "6.2 of 7",
        courses: ["fog", "bells", "Head of a club"],
      }],
    },
  ],
  ["Ausbildung", '{institution: Nebel, highlights: ["Note: mündlich"]}', {
    education: [{ institution: "Nebel", courses: ["Note: mündlich"] }],
  }],
  // The fields are of one kind alone, or the title is of two.
  ["certificates", "{institution: School of Fog, date: 2008-06}", {
    education: [{ institution: "School of Fog", end: "2008-06" }],
  }],
  ["languages and skills", "{label: Boats, details: oars}", {
    skills: [{ name: "Boats", keywords: ["oars"] }],
  }],
];

Deno.test("the title of a RenderCV section says what its entries are, where the fields leave it open", async () => {
  const imported = await Promise.all(LISTED.map(async ([title, entry]) => {
    const { files } = await withEntry(title, entry);
    return [title, entry, parseYaml(files.get("resume.yaml") ?? "")];
  }));
  assertEquals(imported, LISTED);
});

const FILES: [title: string, entry: string, file: string][] = [
  ["volunteering", "{title: On fog, doi: 10.0000/a}", "publications/on-fog"],
  ["publikationer", '"Dimma: en bok (98)"', "publications/dimma-en-bok-98"],
  ["certificates", "{company: Lamp Works}", "work/lamp-works"],
  ["anything", "{name: Fog horn}", "projects/fog-horn"],
];

Deno.test("fields of one kind decide before the title of a RenderCV section", async () => {
  const imported = await Promise.all(FILES.map(async ([title, entry]) => {
    const { files } = await withEntry(title, entry);
    const path = [...files.keys()].findLast((path) =>
      /^(work|projects|publications)\//.test(path)
    );
    return [title, entry, path?.replace(".md", "")];
  }));
  assertEquals(imported, FILES);
});

Deno.test("a project without a date is shown, and one of one date has no end", async () => {
  const dated = async (date: string) => {
    const entry = `{name: Fog horn, ${date}}`;
    const { files } = await withEntry("projects", entry);
    const text = files.get("projects/fog-horn.md") ?? "";
    return text.match(/^(?:date|end|hidden)(?=:)/gm) ?? [];
  };
  assertEquals(await dated("highlights: [Loud.]"), []);
  assertEquals(await dated("date: 2017"), ["date"]);
  assertEquals(await dated("start_date: 2017"), ["date", "end"]);
});

const LOST: [title: string, entry: string, field: string][] = [
  ["experience", "{company: Fog, highlights: [{Grade: 6}]}", " highlights"],
  ["hobbies", "{bullet: Fog, mood: fine}", " mood"],
  ["talks", "{reversed_number: Fog, mood: fine}", " mood"],
  ["languages", "{mood: fine}", ""],
  ["certificates", "{name: Lamps, location: Nowhere}", " location"],
];

Deno.test("what no list of the résumé has is listed with its line in the file of RenderCV", async () => {
  const unlisted = await Promise.all(LOST.map(async ([title, entry, field]) => {
    const { listed } = await withEntry(title, entry);
    const place = `  cv.yaml:5${field} `;
    return listed.some((line) => line.startsWith(place)) ? [] : [title, entry];
  }));
  assertEquals(unlisted.flat(), []);
});
