/** A timer of the platform holds no more milliseconds than this. */
export const LONGEST_TIMER: number = 2 ** 31 - 1;

/** The clock of the client: what tests put in the place of real waiting. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after `milliseconds`; rejects with the reason of an abort. What is
   * waited for is that `failure` passes: a clock that rejects with it ends the
   * tries.
   */
  sleep(
    milliseconds: number,
    signal?: AbortSignal,
    failure?: unknown,
  ): Promise<void>;
  /** From 0 to less than 1. */
  random(): number;
}

export const realTiming: Timing = {
  now: Date.now,
  random: Math.random,
  async sleep(milliseconds, signal) {
    signal?.throwIfAborted();
    for (let left = milliseconds; left > 0; left -= LONGEST_TIMER) {
      await sleepOnce(Math.min(left, LONGEST_TIMER), signal);
    }
  },
};

function sleepOnce(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
