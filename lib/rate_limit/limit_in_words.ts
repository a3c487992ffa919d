/** What headers count down from: `limit` (RATE_LIMIT), or the usual one where nobody is refused. */
export function announcedLimit(limit: number): number {
  return limit || 60;
}

/** The limit as one sentence, for whatever speaks of it. */
export function limitInWords(limit: number): string {
  if (limit === 0) return "No request is refused for coming often.";
  const requests = limit === 1 ? "1 request" : `${limit} requests`;
  return `At most ${requests} in 60 seconds are answered for each client and endpoint.`;
}
