import { tooBusy } from "../api/errors.ts";
import type { Endpoint } from "../endpoint.ts";
import type { UnderWay } from "../under_way.ts";
import type { Middleware } from "./middleware.ts";

/** Refuses a request that would have to wait where too many do. What is cached never comes here. */
export function limitUnderWay(underWay: UnderWay): Middleware {
  return (next) => (info) => {
    if (!WAIT.includes(info.endpoint.kind)) return next(info);
    if (!underWay.enter()) throw tooBusy();
    return finishing(() => next(info), () => underWay.leave());
  };
}

/** What follows from the content alone waits for nobody. */
const WAIT: Endpoint["kind"][] = ["operation", "service"];

async function finishing(
  answer: () => Response | Promise<Response>,
  leave: () => void,
): Promise<Response> {
  try {
    return await answer();
  } finally {
    leave();
  }
}
