/** Maximum difference between the clocks of two instances, in milliseconds. */
export const MAX_CLOCK_SKEW = 1_000;

/**
 * Returns true if `at` is less than `lifetime` milliseconds ago. A time in the future
 * is stale, because the clock was set back. `ahead` allows for the clock of another
 * instance.
 */
export function isFresh(at: number, lifetime: number, now: number, ahead = 0) {
  const age = now - at;
  return age < lifetime && age >= -ahead;
}
