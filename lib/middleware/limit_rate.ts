import { rateLimited, tooBusy } from "../api/errors.ts";
import type { RateWindows } from "../rate_limit/rate_windows.ts";
import type { RequestInfo } from "../request_info.ts";
import type { UnderWay } from "../under_way.ts";
import type { Handle, Middleware } from "./middleware.ts";

interface Options {
  windows: RateWindows;
  /** Where those are counted that wait for what other instances know. */
  underWay: UnderWay;
  /** False where the configuration lets every request pass. */
  isEnforced: boolean;
}

/** Counts the request in its window, and refuses the ones beyond it where its endpoint is limited; a page says so itself. */
export function limitRate(
  { windows, underWay, isEnforced }: Options,
): Middleware {
  function pass(info: RequestInfo, next: Handle) {
    const { rate, endpoint } = info;
    if (!isEnforced || !rate?.isExcess) return next(info);
    const refusal = rateLimited(rate);
    if (endpoint.limit === "enforced") throw refusal;
    info.refusal = refusal;
    return next(info);
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
    if (!underWay.enter()) throw tooBusy();
    return decision.finally(() => underWay.leave()).then((rate) => {
      info.rate = rate;
      return pass(info, next);
    });
  };
}
