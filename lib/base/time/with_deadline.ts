/**
 * What the work comes to, or the error of `late` where the signal aborts first.
 * The work goes on nevertheless, and is not waited for. Where it is this process
 * that was busy, the answer has come meanwhile: it gets a turn of the event loop
 * before anybody is called late.
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
