/** By code units: the same order on every machine, whatever its language. */
export function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

interface Dated {
  date: string;
  path: string;
}

/** By the date, and what is of one date by its address. */
export function newestFirst(one: Dated, other: Dated): number {
  return compare(other.date, one.date) || compare(one.path, other.path);
}

/**
 * Whether a date comes after another one, as far as both say: 2021-05 is not after
 * 2021. What is not said is not after anything, and nothing is after the present.
 */
export function isAfter(date = "", other = "present"): boolean {
  if (other === "present") return false;
  const shared = Math.min(date.length, other.length);
  return date.slice(0, shared) > other.slice(0, shared);
}
