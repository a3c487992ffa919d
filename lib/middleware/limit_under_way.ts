import { tooBusy } from "../api/errors.ts";
import type { RequestInfo } from "../request_info.ts";
import type { UnderWay } from "../under_way.ts";
import type { Middleware } from "./middleware.ts";

/** Refuses a request that would have to wait where too many do. What is cached never comes here. */
export function limitUnderWay(underWay: UnderWay): Middleware {
  return (next) => (info) => {
    if (!mayWait(info)) return next(info);
    if (!underWay.enter()) throw tooBusy();
    return finishing(() => next(info), () => underWay.leave());
  };
}

/** What follows from the content alone waits for nobody, and a GET for no body. */
function mayWait(
  { request: { method }, endpoint: { kind, cachedBy } }: RequestInfo,
): boolean {
  switch (kind) {
    case "operation":
      return method === "POST" || cachedBy !== "path and query";
    case "service":
      return method === "POST";
    default:
      return false;
  }
}

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
