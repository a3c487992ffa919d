/** How long an answer is worth waiting for, in milliseconds. */
export const TIME_LIMIT = 30_000;

/** Aborted with any of `signals`, and where no answer came in time. */
export function timeLimit(...signals: AbortSignal[]): AbortSignal {
  return AbortSignal.any([...signals, AbortSignal.timeout(TIME_LIMIT)]);
}
