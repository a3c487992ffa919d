/**
 * Rejects with the error of `late` if the signal aborts first; the work goes on. A
 * result gets one more turn of the event loop, in case this process was busy.
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
