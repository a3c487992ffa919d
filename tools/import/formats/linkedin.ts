import { Draft } from "../draft.ts";
import { glance, type Source, textsOf } from "../source.ts";
import type { ResumeFormat } from "./format.ts";
import { readTable } from "./linkedin/csv_table.ts";
import { TABLES } from "./linkedin/tables.ts";
import { Rows } from "./linkedin/rows.ts";

/** The files that are one by themselves. Their column tells them from others. */
const SIGNS = new Map([
  ["profile.csv", "First Name"],
  ["positions.csv", "Company Name"],
]);

/** The archive that LinkedIn makes of a profile. Connections and messages stay packed. */
export const linkedIn: ResumeFormat = {
  kind: "resume",
  name: "linkedin",
  title: "LinkedIn",
  detect: async (source) => await signOf(source) !== undefined,
  async read(source, options) {
    const draft = new Draft();
    const rows = new Rows(draft, options.language);
    const folder = folderOf(await signOf(source) ?? "");
    for (const { names, column, add, refuse } of TABLES) {
      const path = source.paths.find((path) =>
        folderOf(path) === folder && names.includes(nameOf(path))
      );
      if (!path) continue;
      const why = refuse?.(options);
      if (why) {
        draft.lost(nameOf(path, path), why);
        continue;
      }
      const [text = ""] = (await textsOf(source, [path])).values();
      const table = readTable(nameOf(path, path), text, column);
      for (const { place, why } of table.faults) draft.lost(place, why);
      for (const fields of table.rows) {
        add(fields, rows);
        draft.rest(fields);
      }
    }
    return draft.read({ nameParts: rows.nameParts });
  },
};

async function signOf(source: Source): Promise<string | undefined> {
  for (const path of source.paths) {
    const column = SIGNS.get(nameOf(path));
    if (!column) continue;
    const text = await glance(source, path);
    if (readTable(path, text, column).isTable) return path;
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The name of the file in small letters, and with blanks for underlines. */
function nameOf(path: string, as = path.toLowerCase().replaceAll("_", " ")) {
  return as.slice(as.lastIndexOf("/") + 1);
}
