import { type OperationError, rateLimited, tooBusy } from "../../errors.ts";
import type { Admission, InFlightRequests } from "@foyer/services/shared";
import type { Deps } from "../../deps.ts";
import type { RequestInfo } from "../../request_info.ts";
import { pause } from "../../base/time/turns.ts";
import type { Handle, Middleware } from "./middleware.ts";

/**
 * Refuses a request that may wait if too many wait already, of its client or of
 * all. Cached answers never get here.
 */
export function limitConcurrency(
  inFlight: InFlightRequests,
  { npcModel }: Pick<Deps, "npcModel">,
): Middleware {
  function proceed(admission: Admission, info: RequestInfo, next: Handle) {
    if (admission !== "admitted") {
      return refuse(REFUSALS[admission](), info, next);
    }
    return answerInPlace(inFlight, info, next);
  }
  return (next) => (info) => {
    if (!mayWait(info, npcModel !== null)) return next(info);
    const admission = inFlight.enter(info.client);
    if (admission !== "client_full") return proceed(admission, info, next);
    return enterLater(inFlight, info.client)
      .then((later) => proceed(later, info, next));
  };
}

/** About ten milliseconds, in which quick requests finish. */
const MAX_TURNS = 10;

/** Retries after each turn of the event loop, so that a burst of quick requests passes. */
async function enterLater(inFlight: InFlightRequests, client: string) {
  for (let turns = 1; turns < MAX_TURNS; turns++) {
    await pause();
    const admission = inFlight.enter(client);
    if (admission !== "client_full") return admission;
  }
  return "client_full";
}

const REFUSALS = {
  client_full: () => rateLimited({ reset: 1 }, "concurrent requests"),
  full: tooBusy,
};

/** Throws the error if the endpoint enforces its limit; otherwise its page shows the refusal. */
export function refuse(
  refusal: OperationError,
  info: RequestInfo,
  next: Handle,
): Response | Promise<Response> {
  if (info.endpoint.limit === "enforced") throw refusal;
  info.refusal = refusal;
  return next(info);
}

/** Releases the place of the client after the response. */
async function answerInPlace(
  inFlight: InFlightRequests,
  info: RequestInfo,
  next: Handle,
): Promise<Response> {
  let response: Response | undefined;
  try {
    return response = await next(info);
  } finally {
    inFlight.leave(info.client, response);
  }
}

/** Returns true if the request may wait. A GET has no body, and cached operations need no service. */
function mayWait(
  { request: { method }, window, endpoint }: RequestInfo,
  hasModel: boolean,
) {
  const { kind, cache, asks } = endpoint;
  switch (kind) {
    case "operation":
      return method === "POST" || !cache || cache.expires === true;
    case "service":
      return method === "POST" || hasModel && window === "ask";
    case "page":
      // A message on the page of the room may wait for a model.
      return asks !== undefined && window === "npcChat";
    default:
      return false;
  }
}
