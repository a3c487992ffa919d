import type { Deps } from "../../deps.ts";
import type { JsonBody } from "../../base/http/json_body.ts";
import type { BodyLimits } from "../../base/http/text_body.ts";
import { isFresh } from "../../base/time/age.ts";
import { momentaryError, OperationError } from "../../errors.ts";

const KIB = 1024;
/** Bytes. */
const MAX_BODY = 128 * KIB;
export const MAX_BODY_IN_WORDS = `${MAX_BODY / KIB} KiB`;
/** Milliseconds for a whole body. */
const READ_WITHIN = 10_000;
/** Milliseconds for each KiB. */
const KIB_WITHIN = 5_000;

/** Milliseconds during which bodies that begin to arrive share one timer. */
const SHARED_FOR = 250;

export type Timing = Pick<Deps, "timeout" | "now">;

export function limitsFromNow(timing: Timing): BodyLimits {
  return {
    size: MAX_BODY,
    deadline: sharedTimeout(READ_WITHIN, timing),
    // A shared timer may end early; a slow client must still get its full time.
    pace: () => sharedTimeout(KIB_WITHIN + SHARED_FOR, timing),
  };
}

interface Timer {
  since: number;
  end: AbortSignal;
}

const timers = new WeakMap<Deps["timeout"], Map<number, Timer>>();

/**
 * Aborts after `milliseconds`, or up to `SHARED_FOR` earlier, never later.
 * One timer for each body would cost more than reading the body.
 */
function sharedTimeout(milliseconds: number, { timeout, now }: Timing) {
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

export function unreadableBody(body: Exclude<JsonBody, { state: "read" }>) {
  switch (body.state) {
    case "too_large":
      return new OperationError(
        "invalid_body",
        `Cannot read the body: expected at most ${MAX_BODY_IN_WORDS}`,
        { status: 413 },
      );
    case "interrupted":
      // The server ends the connection, so the client may send the body again.
      return momentaryError(
        "Cannot read the whole body: the server is shutting down",
      );
    case "not_object":
      return invalidBody("expected a JSON object");
    case "invalid":
      return invalidBody(body.problem);
  }
}

function invalidBody(problem: string): OperationError {
  return new OperationError("invalid_body", `Cannot read the body: ${problem}`);
}
