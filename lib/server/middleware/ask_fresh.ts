import { errorResponse, internalError } from "../../errors.ts";
import { names } from "../../base/http/accept.ts";
import { headerOf, withoutLongHeaders } from "../../base/http/header_of.ts";
import { isCleanPath } from "../../base/http/target.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Endpoint } from "../../endpoint.ts";
import { type Edition, innerPath } from "../editions.ts";
import type { Handle } from "./middleware.ts";

type Fresh = (
  request: Request,
  info?: Deno.ServeHandlerInfo,
) => Promise<Response>;

/** Calls Fresh, for static files and routes. `infos` hands the request to their state. */
export function askFresh(
  fresh: Fresh,
  infos: Map<Request, RequestInfo>,
  editionOf: (endpoint: Endpoint) => Pick<Edition, "links">,
): Handle {
  async function ask(request: Request, info: RequestInfo): Promise<Response> {
    // Not a WeakMap: so many short-lived entries cost the garbage collector a fifth of a request.
    infos.set(request, info);
    try {
      const { links } = editionOf(info.endpoint);
      const answer = replaceFrameworkError(
        await fresh(request, info.connection),
      );
      return links && isPage(answer)
        ? new Response(links(await answer.text(), innerPath(info)), answer)
        : answer;
    } finally {
      infos.delete(request);
    }
  }
  return (info) => ask(sanitizeForRouter(info), info);
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Errors of the site have Cache-Control. One without it comes from the framework. */
function replaceFrameworkError(response: Response): Response {
  const isOurs = response.status < 500 || response.headers.has("cache-control");
  return isOurs ? response : errorResponse(internalError());
}

/**
 * Builds the request that a route receives. A page is cached for all clients,
 * so only the path reaches it: no query and no header. For an unknown path a
 * router would take `//about` for `/about`, and fail on a method. So the router
 * gets a GET, and a path without a route if the spelling differs.
 * The page of a 404 is rendered once, because the framework marks links by
 * path.
 */
function sanitizeForRouter(info: RequestInfo) {
  const { request, path, endpoint: { kind, prefix } } = info;
  const inner = ORIGIN + innerPath(info);
  if (kind === "page") return new Request(inner, { headers: HTML });
  if (prefix && kind !== "unknown") return new Request(inner, request);
  if (kind === "asset") return withoutLongHeaders(request);
  if (kind !== "unknown") return asKnown(info);
  const { headers } = request;
  const isPage = names(headerOf(headers, "accept"), "text/html") &&
    !path.startsWith(FRAMEWORK);
  const url = isCleanPath(path) && !isPage ? ORIGIN + path : NOWHERE;
  return new Request(url, { headers });
}

/** Routes compare escapes and final slashes as they are sent. */
function asKnown({ request, endpoint, path, search }: RequestInfo): Request {
  const known = (endpoint.kind === "service" ? endpoint.path : path) + search;
  const isAsSent = request.url.endsWith(known);
  return isAsSent ? request : new Request(ORIGIN + known, request);
}

const ORIGIN = "http://localhost";
const NOWHERE = `${ORIGIN}/.nowhere`;
/** Files of the build, which the table lacks while the build is in memory. */
const FRAMEWORK = "/_fresh/";
const HTML = { accept: "text/html" };
