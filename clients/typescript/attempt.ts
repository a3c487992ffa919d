import { ApiConnectionError } from "./api_connection_error.ts";
import { escapeControls } from "./escape_controls.ts";
import { LONGEST_TIMER } from "./timing.ts";

export interface AttemptLimits {
  /** Method and address, for error messages. */
  url: string;
  /** In seconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/**
 * Runs one request and the reading of its answer within the time limit. An
 * abort rejects with the caller's reason, all else with ApiConnectionError.
 */
export async function attempt<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { url, timeout, signal }: AttemptLimits,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  const onLate = () => controller.abort(timeoutError(timeout));
  const timer = setTimeout(onLate, Math.min(timeout * 1000, LONGEST_TIMER));
  try {
    // A fetch that is not the platform's may not heed the signal.
    return await Promise.race([
      run(controller.signal),
      rejectOnAbort(controller.signal),
    ]);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const { aborted, reason } = controller.signal;
    throw connectionError(url, aborted ? reason : error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

function connectionError(url: string, cause: unknown): ApiConnectionError {
  const message = `Cannot reach ${url}: ${reasonOf(cause)}`;
  escapeCauses(cause);
  return new ApiConnectionError(escapeControls(message), { cause });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function timeoutError(timeout: number): DOMException {
  return new DOMException(`nothing within ${timeout} s`, "TimeoutError");
}

/** Bounds the depth: a cause may be its own cause. */
const MAX_CAUSES = 8;

/** Node prints all members of a cause, one of which is text of the server. */
function escapeCauses(error: unknown, depth = MAX_CAUSES): void {
  if (depth === 0 || !(error instanceof Error)) return;
  for (const [name, value] of Object.entries(error)) {
    if (typeof value === "string") {
      Reflect.set(error, name, escapeControls(value));
    }
  }
  escapeCauses(error.cause, depth - 1);
}

/** The innermost cause: Node's own message is only "fetch failed". */
function reasonOf(error: unknown, depth = MAX_CAUSES): string {
  if (!(error instanceof Error)) return String(error);
  if (depth > 0 && error.cause instanceof Error) {
    return reasonOf(error.cause, depth - 1);
  }
  // An error of several addresses has no message, only a code.
  const code = "code" in error ? String(error.code) : error.name;
  return error.message || code;
}
