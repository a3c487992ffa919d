import { isAfter } from "./compare.ts";

/** Something wrong with the content, which its owner should correct. */
export interface Diagnostic {
  /** An error keeps the site from starting, and makes the doctor fail. A note is advice. */
  severity: "error" | "warning" | "note";
  /** `work/acme.md:4:6`; a path of the site or a setting if no file is wrong. */
  place: string;
  what: string;
  fix: string;
  /** Pages, tools and documents that show it, joined by commas. */
  usedBy?: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD: the day that ends a warning. */
  until?: string;
}

/** Every error in the content. The message has a line for each. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly mistakes: Diagnostic[]) {
    super(mistakes.map(lineOf).join("\n"));
  }
}

/** The fix follows the last semicolon of the message. */
export function errorAt(
  place: string,
  message: string,
  usedBy: string,
): Diagnostic {
  const cut = message.lastIndexOf("; ");
  const [what, fix] = [message.slice(0, cut), message.slice(cut + 2)];
  return { severity: "error", place, what, fix, usedBy };
}

/** One line, which begins as compilers write it: `work/acme.md:4:6 end: …`. */
export function lineOf({ place, what, fix, usedBy }: Diagnostic): string {
  const text = `${what}; ${fix}`;
  if (usedBy === undefined) return `${place}: ${text}`;
  const end = /:\d+$/.test(place) ? "" : ":";
  return `${place}${end} ${text} (used by ${usedBy})`;
}

/** Line and column of an offset, from 1. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The warnings that still hold on a day (YYYY-MM-DD). */
export function warningsAt(today: string, warnings: Diagnostic[]) {
  return warnings.filter(({ until }) => !until || isAfter(until, today));
}
