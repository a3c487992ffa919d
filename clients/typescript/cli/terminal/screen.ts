import type { System } from "../system.ts";

/** No colours, the 256 of xterm, or 24 bits. */
export type Colours = "none" | "256" | "true";

/** The terminal that an answer is shown on. */
export interface Screen {
  /** Characters in a line. */
  columns: number;
  colours: Colours;
}

/** The terminal of standard output. Undefined if it is a pipe or a file. */
export function screenOf(system: System): Screen | undefined {
  if (!system.isTerminal) return undefined;
  return { columns: columnsOf(system), colours: coloursOf(system.env) };
}

/** A terminal that does not say how wide it is has 80 columns. */
export function columnsOf({ columns = 0 }: System): number {
  return columns > 0 ? columns : 80;
}

/** Reads NO_COLOR (no-color.org), CLICOLOR, COLORTERM and TERM. */
export function coloursOf(env: System["env"]): Colours {
  const { NO_COLOR, CLICOLOR, COLORTERM = "", TERM = "" } = env;
  if (NO_COLOR || CLICOLOR === "0" || TERM === "dumb") return "none";
  const isDirect = COLORTERM === "truecolor" || COLORTERM === "24bit" ||
    TERM.endsWith("-direct");
  return isDirect ? "true" : "256";
}
