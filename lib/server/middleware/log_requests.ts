import type { Endpoint } from "../../endpoint.ts";
import type { World } from "../world.ts";
import type { RequestInfo } from "../../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

/** Requests of the site's own machinery, which are frequent. */
const UNLOGGED: Endpoint["kind"][] = ["health", "poll"];

/** Logs every request but checks of health and of callers. */
export function logRequests(
  { logRequest, now }: Pick<World, "logRequest" | "now">,
): Middleware {
  function note(response: Response, info: RequestInfo): Response {
    const { id, window, startedAt, endpoint, request: { method } } = info;
    if (UNLOGGED.includes(endpoint.kind)) return response;
    const { status } = response;
    const ms = now() - startedAt;
    const entry = { requestId: id, method, route: window, status, ms };
    // The path of an unknown page is text of a stranger.
    const path = endpoint.kind === "page" ? endpoint.page?.path : undefined;
    logRequest(path === undefined ? entry : { ...entry, path });
    return response;
  }
  return (next) => (info) => after(next(info), info, note);
}
