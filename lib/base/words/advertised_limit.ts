/** The limit in rate headers: RATE_LIMIT, or the default if there is no limit. */
export function advertisedLimit(limit: number): number {
  return limit || 60;
}
