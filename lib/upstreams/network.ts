/** How long an upstream may take, in milliseconds. */
export interface Patience {
  /** For one attempt, its body included. */
  attempt: number;
  /** For all attempts together. */
  total: number;
}

/** What calls of upstreams need of the world. */
export interface Network {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Instead of the usual times. */
  patience?: Patience;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const PATIENCE: Patience = { attempt: 3_000, total: 5_000 };

export function wait(
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
