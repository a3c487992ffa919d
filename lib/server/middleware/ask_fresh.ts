import { errorResponse, internalError } from "../../errors.ts";
import { names } from "../../base/http/accept.ts";
import { headerOf, withoutLongHeaders } from "../../base/http/header_of.ts";
import { isCleanPath } from "../../base/http/target.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Handle } from "./middleware.ts";

type Fresh = (
  request: Request,
  info?: Deno.ServeHandlerInfo,
) => Promise<Response>;

/**
 * What answers in the end: static files and the routes. What is known of a
 * request under way stands in `infos`, for the state that the routes find.
 */
export function askFresh(
  fresh: Fresh,
  infos: Map<Request, RequestInfo>,
): Handle {
  async function ask(request: Request, info: RequestInfo): Promise<Response> {
    // Not a WeakMap: so many short entries cost the collector a fifth of a request.
    infos.set(request, info);
    try {
      return replaceFrameworkError(await fresh(request, info.connection));
    } finally {
      infos.delete(request);
    }
  }
  return (info) => ask(sanitizeForRouter(info), info);
}

/** An error without Cache-Control is the framework's own: none of ours lacks it. */
function replaceFrameworkError(response: Response): Response {
  const isOurs = response.status < 500 || response.headers.has("cache-control");
  return isOurs ? response : errorResponse(internalError());
}

/**
 * The request that a route gets. A page is the same for everybody, so nothing but
 * its path reaches it: no query and no header of one client may stay in what is
 * cached for all. Where nothing is, a router would take `//about` or `/%61bout`
 * for `/about`, and stumble over a method: that is asked for by GET, and under a
 * path that nobody has where the spelling is not the one. So is the page of a 404:
 * it is rendered once, and the framework marks links by the path.
 */
function sanitizeForRouter(
  { request, path, endpoint: { kind } }: RequestInfo,
): Request {
  if (kind === "page") return new Request(ORIGIN + path, { headers: HTML });
  if (kind === "asset") return withoutLongHeaders(request);
  if (kind !== "unknown") return request;
  const { headers } = request;
  const isPage = names(headerOf(headers, "accept"), "text/html") &&
    !path.startsWith(FRAMEWORK);
  const url = isCleanPath(path) && !isPage ? ORIGIN + path : NOWHERE;
  return new Request(url, { headers });
}

const ORIGIN = "http://localhost";
const NOWHERE = `${ORIGIN}/.nowhere`;
/** Files of the framework's build, which the table lacks where the build is in memory. */
const FRAMEWORK = "/_fresh/";
const HTML = { accept: "text/html" };
