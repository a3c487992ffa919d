import { posix } from "node:path";
import { Draft } from "../draft.ts";
import type { Fields } from "../fields.ts";
import type { Part } from "../json_resume.ts";
import { glance, type Source, textsOf } from "../source.ts";
import type { ResumeFormat } from "./format.ts";
import { readTable } from "./linkedin/csv_table.ts";
import {
  addEmail,
  addPhone,
  addProfile,
  addReference,
} from "./linkedin/person.ts";
import { Rows } from "./linkedin/rows.ts";

type Add = (fields: Fields, rows: Rows) => void;

/** The files that are one by themselves. Their column tells them from others. */
const SIGNS = ["profile.csv", "positions.csv"];

/** Words of other people. */
const RECOMMENDATIONS = "recommendations received.csv";
const NOT_ASKED_FOR = "words of other people; take them with --references";

/**
 * All files that are read: a column of the header, which has the name of an entry; the
 * list or what takes a row; and the name of the file in small letters, with blanks for
 * underlines. Connections and messages are never among them.
 */
const TABLES: [column: string, to: Part | Add, name: string][] = [
  ["First Name", addProfile, "profile.csv"],
  ["Company Name", "work", "positions.csv"],
  ["School Name", "education", "education.csv"],
  ["Name", "skills", "skills.csv"],
  ["Name", "languages", "languages.csv"],
  ["Name", "certificates", "certifications.csv"],
  ["Title", "projects", "projects.csv"],
  ["Name", "publications", "publications.csv"],
  ["Title", "awards", "honors.csv"],
  ["Company Name", "volunteer", "volunteering.csv"],
  ["Company Name", "volunteer", "volunteer experiences.csv"],
  ["Email Address", addEmail, "email addresses.csv"],
  ["Number", addPhone, "phonenumbers.csv"],
  ["Number", addPhone, "phone numbers.csv"],
  ["Text", addReference, RECOMMENDATIONS],
];

/** The archive that LinkedIn makes of a profile. Connections and messages stay packed. */
export const linkedIn: ResumeFormat = {
  kind: "resume",
  name: "linkedin",
  title: "LinkedIn",
  detect: async (source) => await folderOf(source) !== undefined,
  async read(source, { language, references }) {
    const draft = new Draft();
    const rows = new Rows(draft, language);
    const folder = await folderOf(source) ?? ".";
    const files = source.paths.filter((path) => posix.dirname(path) === folder);
    for (const [column, to, name] of TABLES) {
      const path = files.find((path) => nameOf(path) === name);
      if (!path) continue;
      const file = posix.basename(path);
      if (name === RECOMMENDATIONS && !references) {
        draft.lost(file, NOT_ASKED_FOR);
        continue;
      }
      const [text = ""] = (await textsOf(source, [path])).values();
      const table = readTable(file, text, column);
      for (const { place, why } of table.faults) draft.lost(place, why);
      for (const fields of table.rows ?? []) {
        if (typeof to === "string") rows.add(to, column, fields);
        else to(fields, rows);
        draft.rest(fields);
      }
    }
    return draft.read({ nameParts: rows.nameParts });
  },
};

async function folderOf(source: Source): Promise<string | undefined> {
  for (const path of source.paths) {
    const name = nameOf(path);
    const [column = ""] = TABLES.find((table) => table[2] === name) ?? [];
    if (!SIGNS.includes(name)) continue;
    const text = await glance(source, path);
    if (readTable(path, text, column).rows) return posix.dirname(path);
  }
}

function nameOf(path: string): string {
  return posix.basename(path).toLowerCase().replaceAll("_", " ");
}
