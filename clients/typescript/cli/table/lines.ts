import { paint } from "../terminal/paint.ts";
import { printable } from "../terminal/printable.ts";
import type { Screen } from "../terminal/screen.ts";
import { fill, widthOf } from "../terminal/width.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Pairs } from "./value.ts";

/** A list of things: a name for each column, a row for each thing. */
export interface Rows {
  names: readonly string[];
  cells: readonly (readonly string[])[];
}

const GAP = "  ";

/** A table with its head, as wide as the screen at most. */
export function tableLines({ names, cells }: Rows, screen: Screen): string[] {
  if (cells.length === 0) return ["(none)"];
  const rows = cells.map((row) => row.map(printable));
  const widths = fit(naturalWidths([names, ...rows], screen.columns), screen);
  const areNumbers = names.map((_, i) => rows.every((row) => isNumber(row[i])));
  const lineOf = (row: readonly string[]) =>
    row.map((cell, i) => fill(cell, widths[i] ?? 1, areNumbers[i]))
      .join(GAP).trimEnd();
  const head = paint(lineOf(names), "bold", screen.colours);
  return [head, ...rows.map(lineOf)];
}

/** Names with their values, which may take several lines. */
export function pairLines(
  pairs: Pairs,
  { columns, colours }: Screen,
): string[] {
  const names = pairs.map(([name]) => printable(name));
  const [widest = 0] = naturalWidths(names.map((name) => [name]), columns);
  const width = Math.min(widest, Math.ceil(columns / 2));
  const room = Math.max(1, columns - width - GAP.length);
  return pairs.flatMap(([, value], i) =>
    wrap(value, room).map((line, j) => {
      const name = fill(j === 0 ? names[i] ?? "" : "", width);
      return `${paint(name, "dim", colours)}${GAP}${line}`.trimEnd();
    })
  );
}

/** Blocks of lines with an empty line between them. */
export function blocks(...all: string[][]): string[] {
  const some = all.filter((lines) => lines.length > 0);
  return some.flatMap((lines, i) => i === 0 ? lines : ["", ...lines]);
}

function naturalWidths(
  rows: readonly (readonly string[])[],
  columns: number,
): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) {
      widths[i] = Math.max(widths[i] ?? 1, widthOf(cell, columns));
    }
  }
  return widths;
}

/** Narrows the widest columns until all fit. */
function fit(widths: readonly number[], { columns }: Screen): number[] {
  const fitted = [...widths];
  const byWidth = [...widths.entries()].sort(([, a], [, b]) => a - b);
  let room = columns - GAP.length * (widths.length - 1);
  for (const [rank, [i, width]] of byWidth.entries()) {
    const share = Math.max(1, Math.floor(room / (widths.length - rank)));
    fitted[i] = Math.min(width, share);
    room -= Math.min(width, share);
  }
  return fitted;
}

function isNumber(cell = ""): boolean {
  return /^-?\d+(\.\d+)?$/.test(cell);
}
