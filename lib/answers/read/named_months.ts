import { MONTH_NAMES, monthOf, type Span } from "./months.ts";

/** Written large: "may" is a verb as well. */
const NAMED =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b(?:,? (20\d\d))?/g;

/** The months that a text names, those to come where it gives no year. `now`: milliseconds since 1970. */
export function monthsIn(
  text: string,
  now: number,
): (Span & { start: number; end: number })[] {
  const today = new Date(now);
  const thisMonth = monthOf(today.getUTCFullYear(), today.getUTCMonth() + 1);
  return text.matchAll(NAMED).map(
    ({ 0: found, 1: name = "", 2: year, index }) => {
      const month = MONTH_NAMES.indexOf(name.toLowerCase()) + 1;
      const own = monthOf(Number(year ?? today.getUTCFullYear()), month);
      const at = year === undefined && own < thisMonth ? own + 12 : own;
      return { from: at, to: at, start: index, end: index + found.length };
    },
  ).toArray();
}
