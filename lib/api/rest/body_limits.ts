import type { Deps } from "../../deps.ts";
import type { BodyLimits } from "../../base/http/text_body.ts";
import { isFresh } from "../../base/time/age.ts";

const KIB = 1024;
/** Of every POST, in bytes. */
const MAX_BODY = 128 * KIB;
/** For people. */
export const MAX_BODY_IN_WORDS = `${MAX_BODY / KIB} KiB`;
/** For all of a body, in milliseconds. */
const READ_WITHIN = 10_000;
/** For each KiB of it, in milliseconds. */
const KIB_WITHIN = 5_000;

/** For how long one timer serves all that begins to wait, in milliseconds. */
const SHARED_FOR = 250;

/** What it takes to give a body its time. */
export type Timing = Pick<Deps, "timeout" | "now">;

/** The limits of a body that starts to arrive now. */
export function limitsFromNow(timing: Timing): BodyLimits {
  return {
    size: MAX_BODY,
    deadline: sharedTimeout(READ_WITHIN, timing),
    // Longer by what a shared timer takes, because a slow client may be just in time.
    pace: () => sharedTimeout(KIB_WITHIN + SHARED_FOR, timing),
  };
}

interface Timer {
  since: number;
  end: AbortSignal;
}

const timers = new WeakMap<Deps["timeout"], Map<number, Timer>>();

/**
 * Aborts after so many milliseconds, or up to a quarter of a second before; never
 * after. A timer for each body costs more than reading it.
 */
function sharedTimeout(
  milliseconds: number,
  { timeout, now }: Timing,
): AbortSignal {
  const own = timers.get(timeout) ?? new Map<number, Timer>();
  timers.set(timeout, own);
  const since = now();
  const known = own.get(milliseconds);
  if (known && isFresh(known.since, SHARED_FOR, since) && !known.end.aborted) {
    return known.end;
  }
  const end = timeout(milliseconds);
  own.set(milliseconds, { since, end });
  return end;
}
