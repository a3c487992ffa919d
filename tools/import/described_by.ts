import { descriptionOf } from "../new/descriptions.ts";

const TIMES = 50;

/** Facts of the résumé as a description. Repeats them if they are too short. */
export function describedBy(...facts: (string | undefined)[]): string {
  const known = facts.filter(Boolean);
  return descriptionOf(...known, ...Array(TIMES).fill(known).flat());
}
