import { isAfter } from "./compare.ts";

/** Something in the content, or made of it, that its owner should look at. */
export interface Diagnostic {
  /** Only an error keeps the site from starting, and makes the doctor fail. */
  severity: "error" | "warning";
  /** `work/acme.md:4:6`; a path of the site or a setting where no file is wrong. */
  place: string;
  what: string;
  /** What to do about it. */
  fix: string;
  /** The surfaces that show it, joined by commas. */
  usedBy?: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD: when there is nothing to warn of any more. */
  until?: string;
}

/** `said` ends in what to do about it, behind its last semicolon. */
export function errorAt(
  place: string,
  said: string,
  usedBy: string,
): Diagnostic {
  const cut = said.lastIndexOf("; ");
  const [what, fix] = [said.slice(0, cut), said.slice(cut + 2)];
  return { severity: "error", place, what, fix, usedBy };
}

/** One line, with the place as editors read it: `work/acme.md:4:6 end: …`. */
export function lineOf({ place, what, fix, usedBy }: Diagnostic): string {
  const text = `${what}; ${fix}`;
  if (usedBy === undefined) return `${place}: ${text}`;
  const end = /:\d+$/.test(place) ? "" : ":";
  return `${place}${end} ${text} (used by ${usedBy})`;
}

/** Those that are left at a day (YYYY-MM-DD): a date in the future comes. */
export function warningsAt(
  today: string,
  warnings: Diagnostic[],
): Diagnostic[] {
  return warnings.filter(({ until }) => !until || isAfter(until, today));
}
