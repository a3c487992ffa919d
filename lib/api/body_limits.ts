import type { Deps } from "../deps.ts";
import type { BodyLimits } from "../http/text_body.ts";

const KIB = 1024;
/** Of every POST, in bytes. */
const MAX_BODY = 128 * KIB;
/** For people. */
export const MAX_BODY_IN_WORDS = `${MAX_BODY / KIB} KiB`;
const READ_WITHIN = 10_000;

/** For how long one timer serves all bodies that start to arrive, in milliseconds. */
const SHARED_FOR = 250;

/** What it takes to give a body its time. */
export type Timing = Pick<Deps, "timeout" | "now">;

// A timer for each body costs more than reading it. One that shares the timer
// of another has up to a quarter of a second less, never more.
const shared = new WeakMap<
  Deps["timeout"],
  { since: number; deadline: AbortSignal }
>();

/** The limits of a body that starts to arrive now. */
export function limitsFromNow({ timeout, now }: Timing): BodyLimits {
  const since = now();
  const known = shared.get(timeout);
  const isFresh = known !== undefined && since - known.since < SHARED_FOR &&
    !known.deadline.aborted;
  if (isFresh) return { size: MAX_BODY, deadline: known.deadline };
  const deadline = timeout(READ_WITHIN);
  shared.set(timeout, { since, deadline });
  return { size: MAX_BODY, deadline };
}
