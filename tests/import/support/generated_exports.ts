import { dump } from "js-yaml";
import type { Random } from "../../fuzz/random.ts";
import type { Export } from "./linkedin.ts";

/** A word of a generated export, and the place at which the report would list it. */
export interface Marked {
  word: string;
  place: string;
  /** Neither a file nor the report may have it. */
  isPrivate: boolean;
}

interface Generated {
  files: Export;
  marked: Marked[];
}

/** Columns of each file; `!` marks a private one, `@` a date, `%` an address. */
const COLUMNS = {
  "Profile.csv":
    "First Name,Last Name,!Maiden Name,!Address,!Birth Date,Headline,Summary,Industry,!Zip Code,Geo Location,!Instant Messengers",
  "Positions.csv":
    "Company Name,Title,Description,Location,@Started On,@Finished On",
  "Education.csv":
    "School Name,@Start Date,@End Date,Notes,Degree Name,Activities",
  "Skills.csv": "Name",
  "Languages.csv": "Name,Proficiency",
  "Certifications.csv":
    "Name,%Url,Authority,@Started On,@Finished On,!License Number",
  "Projects.csv": "Title,Description,%Url,@Started On,@Finished On",
  "Publications.csv": "Name,@Published On,Description,Publisher,%Url",
  "Honors.csv": "Title,Description,@Issued On",
  "Volunteering.csv":
    "Company Name,Role,Cause,@Started On,@Finished On,Description",
  "PhoneNumbers.csv": "!Number,Extension,Type",
};

const DATES = ["Mar 2019", "2015", "03/2018", "2019-03-01", "soon", "", ""];
const AROUND = ["", " & co", ', "quoted"', "\r\nsecond line", " ümlaut", " *"];

/** An archive with the columns of each file in any order, and rows of any length. */
export function generatedArchive(random: Random): Generated {
  const marked: Marked[] = [];
  const files: Export = {};
  for (const [file, names] of Object.entries(COLUMNS)) {
    const columns = names.split(",");
    // The first column is the one that makes it this file.
    const kept = shuffled(
      columns.filter((_, at) => at === 0 || random.chance(0.8)),
      random,
    );
    const header = kept.map((name) => name.replace(/^[!@%]/, "")).join(",");
    const preamble = random.chance(0.3) ? "Notes:\r\n\r\n" : "";
    let text = `${preamble}${header}\r\n`;
    const { length } = file === "Profile.csv"
      ? [0]
      : random.some([1, 2, 3, 4], 0.6);
    for (let row = 0; row < length; row++) {
      const line = text.split("\n").length;
      const cells = kept.map((column) => {
        const isNeeded = column === columns[0];
        if (!isNeeded && random.chance(0.2)) return "";
        return cellOf(column, `${file}:${line}`, random, marked);
      });
      // Spreadsheets leave out empty cells at the end.
      while (cells.at(-1) === "" && random.chance(0.5)) cells.pop();
      text += `${cells.join(",")}\r\n`;
    }
    files[file] = random.chance(0.5) ? `\uFEFF${text}` : text;
  }
  return { files, marked };
}

function cellOf(
  column: string,
  place: string,
  random: Random,
  marked: Marked[],
): string {
  if (column.startsWith("@")) return random.pick(DATES);
  const word = wordOf(marked);
  marked.push({ word, place, isPrivate: column.startsWith("!") });
  const text = column.startsWith("%")
    ? `https://${word}.example/`
    : word + random.pick(AROUND);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function wordOf(marked: Marked[]): string {
  return `w${marked.length}w`;
}

function shuffled<T>(list: T[], random: Random): T[] {
  return list.map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** Fields of each kind of entry, with the same marks. */
const ENTRIES = [
  "company,position,location,@start_date,@end_date,summary,highlights*",
  "institution,area,degree,@start_date,@end_date,location,highlights*",
  "title,authors*,doi,journal,@date,summary",
  "name,@start_date,@end_date,summary,highlights*,location",
  "label,details",
  "bullet",
  "number",
];
const CV_DATES = ["2019-03", "2015", "2019-03-01", "Fall 2013", "present"];
const HEAD = "headline,location,email*,!phone,%website,photo";

const TITLES =
  "section languages skills certifications preise publicaciones références voluntariado intressen projects"
    .split(" ");

/** A file of RenderCV with any sections in any order. */
export function generatedCv(random: Random): Generated {
  const marked: Marked[] = [];
  const cv = {
    name: markedText("", random, marked),
    ...entryOf(HEAD, random, marked),
    sections: Object.fromEntries(
      shuffled([...ENTRIES, ""], random).map((fields, at) => [
        `${random.pick(TITLES)}_${at}`,
        random.some([1, 2, 3], 0.7).map(() =>
          fields === ""
            ? markedText("", random, marked)
            : entryOf(fields, random, marked)
        ),
      ]),
    ),
  };
  const text = dump({ cv, design: { theme: "classic" } });
  const lines = text.split("\n");
  const lineOf = (word: string) =>
    lines.findIndex((line) => line.includes(word)) + 1;
  return {
    files: { "me.yaml": text },
    marked: marked.map((each) => ({
      ...each,
      place: `me.yaml:${lineOf(each.word)}`,
    })),
  };
}

function entryOf(fields: string, random: Random, marked: Marked[]) {
  const [first = "", ...others] = fields.split(",");
  const kept = [first, ...random.some(others, 0.8)];
  return Object.fromEntries(kept.map((field) => {
    const name = field.replace(/^[!@%]|\*$/g, "");
    if (field.startsWith("@")) return [name, random.pick(CV_DATES)];
    if (!field.endsWith("*")) return [name, markedText(field, random, marked)];
    return [name, [1, 2].map(() => markedText(field, random, marked))];
  }));
}

function markedText(field: string, random: Random, marked: Marked[]): string {
  const word = wordOf(marked);
  const isPrivate = field.startsWith("!");
  marked.push({ word, place: "", isPrivate });
  if (field.startsWith("email")) return `${word}@imaginary.example`;
  if (field.startsWith("%")) return `https://${word}.example/`;
  return random.pick([
    word,
    `**${word}**`,
    `[${word}](https://linked.example/)`,
    `${word}: "x" & {y}`,
  ]);
}
