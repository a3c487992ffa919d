/** Maximum difference between the clocks of two instances, in milliseconds. */
export const MAX_CLOCK_SKEW = 1_000;

/**
 * Reports whether what has the time `at` is less than `lifetime` milliseconds old. A
 * time in the future counts as stale: the clock was stepped back since then. For what
 * another instance wrote, `ahead` is how far in the future is still believed.
 */
export function isFresh(
  at: number,
  lifetime: number,
  now: number,
  ahead = 0,
): boolean {
  const age = now - at;
  return age < lifetime && age >= -ahead;
}
