/**
 * Resolves with the work, or rejects with the error of `late` if the signal aborts
 * first. The work goes on. If this process was busy, the result may have arrived
 * meanwhile, so it gets one turn of the event loop before it counts as late.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  signal: AbortSignal,
  late: () => Error,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  let turn: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    turn = setTimeout(() => reject(late()));
  };
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
    if (turn) clearTimeout(turn);
  }
}
