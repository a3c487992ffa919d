import { parse } from "@std/csv";
import { Fields } from "../../fields.ts";

interface CsvTable {
  /** A record for each row that says something. Undefined without the column. */
  rows?: Fields[];
  faults: { place: string; why: string }[];
}

/** Line ends within quotation marks are part of a row. */
const ROW = /(?:[^"\n]+|"[^"]*(?:"|$))*(?:\n|$)/g;

/**
 * A CSV file whose header may come after other rows, and whose rows may be shorter
 * or longer than it. `column` is in the header.
 */
export function readTable(
  file: string,
  text: string,
  column: string,
): CsvTable {
  const faults: CsvTable["faults"] = [];
  const rows: Fields[] = [];
  let header: string[] | undefined;
  let line = 1;
  for (const row of text.replace(/\r\n?/g, "\n").match(ROW) ?? []) {
    const place = `${file}:${line}`;
    line += row.split("\n").length - 1;
    const cells = cellsOf(row);
    if (typeof cells === "string") faults.push({ place, why: cells });
    else if (!header) {
      const names = cells.map((cell) => cell.toLowerCase());
      if (names.includes(column.toLowerCase())) header = cells;
    } else if (cells.some(Boolean)) rows.push(fieldsOf(place, cells, header));
  }
  if (header) return { rows, faults };
  return {
    faults: [...faults, { place: file, why: `it has no column "${column}"` }],
  };
}

/**
 * The cells of a row, or why it has none. The parser takes a row at a time, so that
 * one with a mistake costs no other.
 */
function cellsOf(row: string): string[] | string {
  if (row.split('"').length % 2 === 0) {
    return "a quotation mark is not closed; nothing below it was read";
  }
  try {
    return parse(row)[0]?.map((cell) => cell.trim()) ?? [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return "not a row of CSV";
  }
}

/** The names of columns in small letters. */
function fieldsOf(place: string, cells: string[], header: string[]): Fields {
  const named = cells.flatMap((text, at): Fields["cells"] => {
    const { [at]: name = "" } = header;
    const shown = `${place} ${name || "a cell without a column"}`;
    return text ? [[name.toLowerCase(), { text, place: shown }]] : [];
  });
  return new Fields(place, named);
}
