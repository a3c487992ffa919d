import type { Remark } from "./remark.ts";

/** What keeps the site from starting. */
export interface Mistake extends Remark {
  /** The surfaces that show it, joined by commas. */
  usedBy: string;
}

/** `said` ends in what to do about it, behind its last semicolon. */
export function mistakeAt(
  place: string,
  said: string,
  usedBy: string,
): Mistake {
  const cut = said.lastIndexOf("; ");
  return {
    place,
    what: said.slice(0, cut),
    fix: said.slice(cut + 2),
    usedBy,
  };
}

/** In one line, with the place as editors read it: `work/acme.md:4:6 end: …`. */
export function lineOf({ place, what, fix, usedBy }: Mistake): string {
  const end = /:\d+$/.test(place) ? "" : ":";
  return `${place}${end} ${what}; ${fix} (used by ${usedBy})`;
}
