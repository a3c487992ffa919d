import { readDate } from "../../dates.ts";
import type { Cells, Draft } from "../../draft.ts";
import type { Cell, Fields } from "../../fields.ts";
import { LISTS, MEMBERS, type Part } from "../../json_resume.ts";
import type { ReadResume } from "../../read_resume.ts";

/** Columns of each member that has another name here. The first with a value counts. */
const COLUMNS: Record<string, string[]> = {
  awarder: ["issuer"],
  date: ["started on", "issued on", "issue date"],
  endDate: ["finished on", "end date"],
  fluency: ["proficiency"],
  issuer: ["authority"],
  position: ["title", "role"],
  releaseDate: ["published on"],
  startDate: ["started on", "start date"],
  studyType: ["degree name"],
  summary: ["description"],
};

const DATES = ["startDate", "endDate", "date", "releaseDate"];

/** The rows of all tables on their way into one résumé. */
export class Rows {
  readonly #seen = new Map<string, string>();
  nameParts?: ReadResume["nameParts"];
  hasPhone = false;

  constructor(readonly draft: Draft, readonly language: string) {}

  /**
   * Adds a row to a list of the résumé. `column` has the name of its entry. A profile
   * in two languages has most rows twice: a row whose key has come before is listed.
   */
  add(to: Part, column: string, fields: Fields): void {
    const [nameMember = "", ...members] = MEMBERS[to];
    const name = fields.take(column.toLowerCase());
    const cells: Record<string, Cell | undefined> = {};
    for (const member of members.filter((each) => !LISTS.includes(each))) {
      cells[member] = this.#valueOf(member, fields);
    }
    const dates = DATES.filter((each) => members.includes(each))
      .map((each) => cells[each]?.text);
    const key = JSON.stringify([to, name?.text, ...dates]).toLowerCase();
    const first = this.#seen.get(key);
    if (first) {
      const why = `it repeats ${first}, perhaps in another language`;
      return this.draft.skip(fields, why);
    }
    const isKnown = name && (dates.length === 0 || dates[0]);
    if (isKnown) this.#seen.set(key, fields.place);
    const { startDate, endDate } = cells;
    if (to === "projects" && startDate && !endDate) {
      cells.endDate = { ...startDate, text: "present" };
    }
    const split = members.includes("highlights") && pointsIn(cells);
    const entry = { [nameMember]: name, ...cells, ...split };
    this.draft.add(to, entry, fields.place);
  }

  /** A date in the form of the content; as it stands if it is none. */
  #valueOf(member: string, fields: Fields): Cell | undefined {
    const cell = fields.take(...COLUMNS[member] ?? [member]);
    if (!cell || !DATES.includes(member)) return cell;
    return { ...cell, text: readDate(cell.text, this.language) ?? cell.text };
  }
}

const BULLET = /^\s*(?:[•●▪]|[-*–](?=\s))\s*/;

/** Lines that begin with a bullet are a list; the others are text. */
function pointsIn(
  { summary, description }: Record<string, Cell | undefined>,
): Cells {
  const cell = summary ?? description;
  if (!cell) return {};
  const lines = cell.text.split(/\n|(?=[•●▪])/);
  const { points = [], prose = [] } = Object.groupBy(
    lines,
    (line) => BULLET.test(line) ? "points" : "prose",
  );
  const text = prose.join("\n").trim();
  return {
    [summary ? "summary" : "description"]: text ? { ...cell, text } : undefined,
    highlights: points.map((line) => line.replace(BULLET, "").trim())
      .filter(Boolean).map((text) => ({ ...cell, text })),
  };
}
