import { BETWEEN_CELLS } from "../../base/markdown/between_cells.ts";

/** A row of a table as a sentence: "Dark rye: Weight 1,100 g; Price 5.20 euros." */
export interface Row {
  row: string;
}

/** The lines of a text. Rows of tables get the names of their columns. */
export function withRows(lines: string[]): (string | Row)[] {
  let columns: string[] = [];
  return lines.flatMap((line): (string | Row)[] => {
    const cells = line.split(BETWEEN_CELLS);
    if (cells.length < 2) {
      columns = [];
      return [line];
    }
    if (columns.length !== cells.length) {
      columns = cells;
      return [];
    }
    const [name, ...others] = cells;
    const named = others.map((cell, at) => `${columns[at + 1]} ${cell}`);
    return [{ row: `${name}: ${named.join("; ")}.` }];
  });
}
