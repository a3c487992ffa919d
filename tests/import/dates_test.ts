import { assert, assertEquals } from "@std/assert";
import { isOngoing, readDate } from "../../tools/import/dates.ts";
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

Deno.test("an entry that is hidden keeps every date that could be read", () => {
  for (const [part, first] of Object.entries(PARTS)) {
    const entries = HIDDEN.map(({ kept: _, ...dates }, at) => ({
      name: `Entry ${at}`,
      ...dates,
    }));
    const { files } = imported({ basics: { name: "N" }, [part]: entries });
    const texts = HIDDEN.map((_, at) => files.get(`${part}/entry-${at}.md`));
    const lost = HIDDEN.filter(({ kept }, at) =>
      ![...kept, "hidden: true"].every((line) => texts[at]?.includes(line))
    );
    assertEquals(lost, [], part);
    // An end before its start would keep the site from starting.
    assert(texts[0]?.includes(`${first}: 2011-03`), texts[0]);
    assert(texts[2]?.includes(`${first}: ${TODAY}`), texts[2]);
  }
});

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
  const read = WRITTEN.map(([text, language]) => [
    text,
    language,
    readDate(text, language),
  ]);
  assertEquals(read, WRITTEN);
  assertEquals(UNCLEAR.filter((text) => readDate(text)), []);
});

Deno.test("an import reads the present in the language", () => {
  const words = { de: "heute", fr: "aujourd’hui", es: "actualidad", sv: "nu" };
  const unread = Object.entries(words)
    .filter(([language, word]) => !isOngoing(word, language));
  assertEquals(unread, []);
});
