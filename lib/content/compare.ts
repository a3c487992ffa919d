/** Compares code units, so that the order is the same on every machine. */
export function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

type Dated = { date?: string; updated: string; path: string };

/** Newest first. Without a date, the last change counts, and comes last among equals. */
export function newestFirst(one: Dated, other: Dated): number {
  const dayOf = ({ date, updated }: Dated) => date ?? updated;
  return compare(dayOf(other), dayOf(one)) ||
    Number(!one.date) - Number(!other.date) || compare(one.path, other.path);
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
