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
