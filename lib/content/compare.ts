/** Compares code units, so that the order is the same on every machine. */
export function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

type Dated = Record<"date" | "path", string>;

/** Newest first. Equal dates are sorted by path. */
export function newestFirst(one: Dated, other: Dated): number {
  return compare(other.date, one.date) || compare(one.path, other.path);
}

/**
 * Compares as far as both dates are precise: 2021-05 is not after 2021. A missing
 * date is not after any, and no date is after the present.
 */
export function isAfter(date = "", other = "present"): boolean {
  if (other === "present") return false;
  const shared = Math.min(date.length, other.length);
  return date.slice(0, shared) > other.slice(0, shared);
}
