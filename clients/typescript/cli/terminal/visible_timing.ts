import { ApiError } from "../../api_error.ts";
import type { Timing } from "../../timing.ts";
import { isHopeless } from "../hopeless.ts";
import type { StatusLine } from "./status_line.ts";

/**
 * A clock whose waits a person sees, second by second. Unless the command line
 * insists, a site that cannot be reached at all is not waited for.
 */
export function visibleTiming(
  timing: Timing,
  status: StatusLine,
  insists: boolean,
): Timing {
  return {
    now: () => timing.now(),
    random: () => timing.random(),
    async sleep(milliseconds, signal, failure) {
      if (isHopeless(failure, insists)) throw failure;
      const reason = reasonOf(failure);
      const steps = status.isVisible ? stepsOf(milliseconds) : [milliseconds];
      let left = milliseconds;
      try {
        for (const step of steps) {
          status.show(`Waiting ${Math.ceil(left / 1000)} s: ${reason}`);
          await timing.sleep(step, signal);
          left -= step;
        }
      } finally {
        status.clear();
      }
    },
  };
}

/** Waits the fraction of a second first, then whole seconds. */
function stepsOf(milliseconds: number): number[] {
  const rest = milliseconds % 1000;
  const seconds = Math.floor(milliseconds / 1000);
  return [...rest > 0 ? [rest] : [], ...Array(seconds).fill(1000)];
}

function reasonOf(failure: unknown): string {
  if (failure instanceof ApiError) {
    return `${failure.message} (${failure.status})`;
  }
  return failure instanceof Error ? failure.message : String(failure);
}
