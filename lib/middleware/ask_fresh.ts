import { errorResponse, OperationError } from "../api/errors.ts";
import { isCleanPath } from "../http/target.ts";
import type { RequestInfo } from "../request_info.ts";
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
      return inOurForm(await fresh(request, info.info));
    } finally {
      infos.delete(request);
    }
  }
  return (info) => {
    const { request, endpoint: { kind } } = info;
    const isSafe = kind !== "page" && kind !== "unknown";
    return isSafe ? ask(request, info) : askAsGet(info, ask);
  };
}

/** An error without Cache-Control is the framework's own: none of ours lacks it. */
function inOurForm(response: Response): Response {
  const isOurs = response.status < 500 || response.headers.has("cache-control");
  return isOurs ? response : errorResponse(
    new OperationError("internal_error", "Cannot answer just now"),
  );
}

/**
 * A router would take `//about` or `/%61bout` for `/about`, and stumble over a
 * method or an escape that it does not know: these are asked for as a path that
 * nobody has. To HEAD it would answer with less than the headers of a GET.
 */
async function askAsGet(
  info: RequestInfo,
  ask: (request: Request, info: RequestInfo) => Promise<Response>,
): Promise<Response> {
  const { request, path } = info;
  const isClean = isCleanPath(path);
  if (isClean && METHODS.includes(request.method)) {
    return await ask(request, info);
  }
  const { headers } = request;
  const url = isClean ? request.url : NOWHERE;
  const response = await ask(new Request(url, { headers }), info);
  const isDone = request.method !== "HEAD" || response.ok;
  return isDone ? response : await withoutBody(response);
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const NOWHERE = "http://localhost/.nowhere";

/** With the length that the body would have had (RFC 9110 section 9.3.2). */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  const { length } = await response.bytes();
  const bare = new Response(null, { status, headers });
  bare.headers.set("content-length", String(length));
  return bare;
}
