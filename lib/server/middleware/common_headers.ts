import { add, INERT_CSP } from "../../base/http/header_list.ts";
import { type RateWindows, stateHeaders } from "@foyer/services/shared";
import type { RequestInfo } from "../../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

/** Adds the headers of the endpoint, which a representation has already, and those of this request. */
export function commonHeaders(
  { windows }: { windows: RateWindows },
): Middleware {
  function complete(response: Response, info: RequestInfo): Response {
    const { id, window, client, common } = info;
    const { headers } = response;
    // No other code sets this header. The check costs a tenth of the work it saves.
    if (!headers.has("ratelimit-policy")) add(common, response);
    add(stateHeaders(info.rate ?? windows.peek(window, client)), response);
    headers.set("x-request-id", id);
    if (!hasPolicy(response)) headers.set(...INERT_CSP);
    return response;
  }
  return (next) => (info) => after(next(info), info, complete);
}

/** A 304 keeps the policy that the browser has for the page. */
function hasPolicy({ status, headers }: Response): boolean {
  return status === 304 || headers.has("content-security-policy");
}
