/** Something that the owner of the content should look at. */
export interface Remark {
  /** Where it stands: `work/acme.md:4`. */
  place: string;
  what: string;
  /** What to do about it. */
  fix: string;
}

/** In one line, as a start says it. */
export function inOneLine({ place, what, fix }: Remark): string {
  return `${place}: ${what}; ${fix}`;
}
