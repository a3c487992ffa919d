import { isAfter } from "./compare.ts";
import type { Remark } from "./remark.ts";

/** Something in the folder that does no harm and is hardly meant: the site starts all the same. */
export interface Warning extends Remark {
  /** YYYY, YYYY-MM or YYYY-MM-DD: when there is nothing to warn of any more. */
  until?: string;
}

/** Those that are left at a day (YYYY-MM-DD): a date in the future comes. */
export function warningsAt(today: string, warnings: Warning[]): Warning[] {
  return warnings.filter(({ until }) => !until || isAfter(until, today));
}
