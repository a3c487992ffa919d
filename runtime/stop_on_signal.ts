import { wait } from "./wait.ts";

/** Milliseconds that known platforms wait between signal and end. */
const TIMEOUT_MS = 5_000;
/** Milliseconds of it for the last line of the log. */
const FOR_THE_REPORT = 200;

/** Reasons in the log. `tools/child.ts` sends SIGUSR2. */
const REASONS = {
  SIGTERM: "SIGTERM",
  SIGINT: "SIGINT",
  SIGUSR2: "parent process has ended",
} as const;

export interface StopOptions {
  stop(): Promise<void>;
  /** Logs the stop. Must end soon. */
  report(reason: string, seconds: number): Promise<void>;
  reportError(error: unknown): void;
}

/** Stops within 5 s after a signal. A second signal changes nothing. */
export function stopOnSignal({ stop, report, reportError }: StopOptions): void {
  let isStopping = false;
  const stopFor = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    const since = performance.now();
    await Promise.race([
      stop().catch(reportError),
      wait(TIMEOUT_MS - FOR_THE_REPORT),
    ]);
    await report(reason, (performance.now() - since) / 1_000);
    Deno.exit(0);
  };
  listen("SIGINT", stopFor);
  listen("SIGTERM", stopFor);
  if (Deno.build.os !== "windows") listen("SIGUSR2", stopFor);
}

function listen(
  signal: keyof typeof REASONS,
  stopFor: (reason: string) => void,
): void {
  Deno.addSignalListener(signal, () => stopFor(REASONS[signal]));
}
