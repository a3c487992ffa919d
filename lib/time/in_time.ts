/**
 * What the work comes to, or the error of `late` where the signal aborts first.
 * The work goes on nevertheless, and is not waited for.
 */
export async function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal,
  late: () => Error,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(late());
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}
