import { assert, assertEquals } from "@std/assert";
import { imported, TODAY } from "./support/imported.ts";

interface Dates {
  startDate?: string;
  endDate?: string;
  /** Lines that the hidden file must have. */
  kept: string[];
}

/** A start is read, so that only the end is missing; and the other way round. */
const HIDDEN: Dates[] = [
  { startDate: "summer 2009", endDate: "2011-03", kept: ["end: 2011-03"] },
  { startDate: "summer 2009", endDate: "2011", kept: ["end: 2011"] },
  { startDate: "summer 2009", endDate: "present", kept: ["end: present"] },
  { startDate: "2009", endDate: "last spring", kept: [": 2009"] },
];

const PARTS = { work: "start", projects: "date" };

for (const [part, first] of Object.entries(PARTS)) {
  Deno.test(`an entry of ${part} that is hidden keeps every date that could be read`, () => {
    const entries = HIDDEN.map(({ startDate, endDate }, index) => ({
      name: `Entry ${index}`,
      startDate,
      endDate,
    }));
    const { files } = imported({
      basics: { name: "N" },
      [part]: entries,
    });
    const texts = HIDDEN.map((_, index) =>
      files.get(`${part}/entry-${index}.md`) ?? ""
    );
    const lost = HIDDEN.flatMap(({ startDate, endDate, kept }, index) =>
      kept.every((line) => texts[index]?.includes(line))
        ? []
        : [`${startDate} to ${endDate}`]
    );
    assertEquals(lost, []);
    assert(texts.every((text) => text.includes("hidden: true")));
    // An end before its start would keep the site from starting.
    assert(texts[0]?.includes(`${first}: 2011-03`), texts[0]);
    assert(texts[2]?.includes(`${first}: ${TODAY}`), texts[2]);
  });
}

const WRITTEN: [text: string, language: string, date: string][] = [
  ["Sep 2001", "en", "2001-09"],
  ["Sept. 2001", "en", "2001-09"],
  ["March 15, 2019", "en", "2019-03-15"],
  ["03/2018", "en", "2018-03"],
  ["3.2018", "de", "2018-03"],
  ["März 2019", "de", "2019-03"],
  ["sept. 2019", "fr", "2019-09"],
  ["marzo de 2019", "es", "2019-03"],
  ["mar. de 2019", "pt-BR", "2019-03"],
  ["14 mars 2019", "sv", "2019-03-14"],
  ["марта 2019", "ru", "2019-03"],
  ["مارس 2019", "ar", "2019-03"],
  ["2019年3月", "ja", "2019-03"],
  ["Mar 2019", "ja", "2019-03"],
];

/** Another day in another country, no month, two dates, and none. */
const UNCLEAR = ["03/04/2018", "fall 2013", "May 2019 to June 2020", "May 19"];

Deno.test("an import reads a month by its name in the language or in English", () => {
  for (const [text, language, date] of WRITTEN) {
    const { files } = imported(
      { basics: { name: "N" }, work: [{ name: "A", startDate: text }] },
      [],
      language,
    );
    const job = files.get("work/a.md") ?? "";
    assert(job.includes(`\nstart: ${date}\n`), `${text}: ${job}`);
  }
  for (const startDate of UNCLEAR) {
    const { files } = imported({
      basics: { name: "N" },
      work: [{ name: "A", startDate }],
    });
    assert(files.get("work/a.md")?.includes("hidden: true"), startDate);
  }
});

Deno.test("an import reads the present in the language", () => {
  const words = { de: "heute", fr: "aujourd’hui", es: "actualidad", sv: "nu" };
  for (const [language, endDate] of Object.entries(words)) {
    const { files } = imported(
      {
        basics: { name: "N" },
        work: [{ name: "A", startDate: "2019", endDate }],
      },
      [],
      language,
    );
    assert(files.get("work/a.md")?.includes("\nend: present"), endDate);
  }
});
