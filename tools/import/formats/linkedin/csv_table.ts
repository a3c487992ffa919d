import { parse } from "@std/csv";
import { type Cell, Fields } from "../../fields.ts";

interface CsvTable {
  /** True if some row has the column. */
  isTable: boolean;
  /** A record for each row that says something. Names are in small letters. */
  rows: Fields[];
  faults: { place: string; why: string }[];
}

interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * A CSV file whose header may come after other rows, and whose rows may be shorter
 * or longer than it. `column` is in the header.
 */
export function readTable(
  file: string,
  text: string,
  column: string,
): CsvTable {
  const { records, faults } = recordsOf(file, text);
  const start = records.findIndex(({ cells }) =>
    cells.some((cell) => lower(cell) === lower(column))
  );
  const header = records[start]?.cells ?? [];
  if (start < 0) {
    faults.push({ place: file, why: `it has no column "${column}"` });
  }
  const body = start < 0 ? [] : records.slice(start + 1);
  const rows = body.filter(({ cells }) => cells.some((cell) => cell.trim()));
  return {
    isTable: start >= 0,
    rows: rows.map((record) => fieldsOf(file, record, header)),
    faults,
  };
}

function fieldsOf(
  file: string,
  { line, cells }: CsvRecord,
  header: string[],
): Fields {
  const place = `${file}:${line}`;
  const all = new Map<string, Cell[]>();
  for (const [at, value] of cells.entries()) {
    const text = value.trim();
    const name = header[at]?.trim() ?? "";
    const shown = name || "a cell without a column";
    if (text) {
      const cell = { text, place: `${place} ${shown}` };
      all.set(lower(name), [...all.get(lower(name)) ?? [], cell]);
    }
  }
  return new Fields(place, all);
}

/** The parser takes a row at a time, so that one with a mistake costs no other. */
function recordsOf(file: string, text: string) {
  const records: CsvRecord[] = [];
  const faults: CsvTable["faults"] = [];
  let open: string[] = [];
  let quotes = 0;
  let start = 1;
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  for (const [index, line] of lines.entries()) {
    if (open.length === 0) start = index + 1;
    open.push(line);
    quotes += line.split('"').length - 1;
    // Within quotation marks, the row goes on.
    if (quotes % 2 === 1) continue;
    const cells = cellsOf(open.join("\n"));
    if (cells) records.push({ line: start, cells });
    else faults.push({ place: `${file}:${start}`, why: "not a row of CSV" });
    open = [];
  }
  if (open.length > 0) {
    faults.push({
      place: `${file}:${start}`,
      why: "a quotation mark is not closed; nothing below it was read",
    });
  }
  return { records, faults };
}

function cellsOf(row: string): string[] | undefined {
  try {
    return parse(row)[0] ?? [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

function lower(name: string): string {
  return name.trim().toLowerCase();
}
