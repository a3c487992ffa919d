import { rateLimited, tooBusy } from "../../errors.ts";
import type { InFlightRequests, RateWindows } from "@foyer/services/shared";
import type { RequestInfo } from "../../request_info.ts";
import { refuse } from "./limit_concurrency.ts";
import type { Handle, Middleware } from "./middleware.ts";

interface Options {
  windows: RateWindows;
  /** Counts requests that wait for other instances. */
  inFlight: InFlightRequests;
  /** False if RATE_LIMIT is 0. */
  isEnforced: boolean;
}

/** Counts the request in its window. Beyond the limit, an endpoint refuses it or its page says so. */
export function limitRate(
  { windows, inFlight, isEnforced }: Options,
): Middleware {
  function pass(info: RequestInfo, next: Handle) {
    const { rate } = info;
    return isEnforced && rate?.isExcess
      ? refuse(rateLimited(rate), info, next)
      : next(info);
  }

  return (next) => (info) => {
    const { endpoint, window, client, request: { method } } = info;
    const isUncounted = endpoint.limit === "none" || method === "OPTIONS";
    if (isUncounted) return next(info);
    if (endpoint.limit === "announced") {
      info.rate = windows.hit(window, client);
      return next(info);
    }
    const decision = windows.admit(window, client);
    if (!(decision instanceof Promise)) {
      info.rate = decision;
      return pass(info, next);
    }
    const admission = inFlight.enter(client);
    if (admission === "full") return refuse(tooBusy(), info, next);
    // Requests beyond the places of a client share a pending decision.
    const waited = admission === "admitted"
      ? decision.finally(() => inFlight.leave(client))
      : decision;
    return waited.then((rate) => {
      info.rate = rate;
      return pass(info, next);
    });
  };
}
