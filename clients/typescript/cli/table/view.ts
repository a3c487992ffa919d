import { printable } from "../terminal/printable.ts";
import type { Screen } from "../terminal/screen.ts";
import { blocks, pairLines, type Rows, tableLines } from "./lines.ts";
import type { Pairs } from "./value.ts";

/** An answer as people see it, and as programs read it that like no JSON. */
export interface View {
  /** Lines of a terminal, in which nothing is left that acts on it. */
  onScreen(screen: Screen): string[];
  /** Cells of the lines in a pipe. */
  inPipe: Pairs | Rows["cells"];
}

/** A list, and what the answer has beside it, which no pipe gets. */
export function listView(rows: Rows, beside: Pairs): View {
  return {
    onScreen: (screen) =>
      blocks(tableLines(rows, screen), pairLines(beside, screen)),
    inPipe: rows.cells,
  };
}

export function pairsView(pairs: Pairs): View {
  return { onScreen: (screen) => pairLines(pairs, screen), inPipe: pairs };
}

/** On a terminal as wide as it is, in a pipe whole, with tabs between cells. */
export function printed(view: View, screen: Screen | undefined): string {
  const lines = screen
    ? view.onScreen(screen)
    : view.inPipe.map((cells) => cells.map(printable).join("\t"));
  return lines.map((line) => `${line}\n`).join("");
}
