import { rateLimited, tooBusy } from "../../errors.ts";
import type { InFlightRequests, RateWindows } from "../../services/mod.ts";
import type { RequestInfo } from "../../request_info.ts";
import { refuse } from "./limit_concurrency.ts";
import type { Handle, Middleware } from "./middleware.ts";

interface Options {
  windows: RateWindows;
  /** Counts the requests that wait for the windows of other instances. */
  inFlight: InFlightRequests;
  /** False where the configuration lets every request pass. */
  isEnforced: boolean;
}

/** Counts the request in its window, and refuses the ones beyond it where its endpoint is limited; a page says so itself. */
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
    // Requests of a client beyond its places share what the others wait for.
    const waited = admission === "admitted"
      ? decision.finally(() => inFlight.leave(client))
      : decision;
    return waited.then((rate) => {
      info.rate = rate;
      return pass(info, next);
    });
  };
}
