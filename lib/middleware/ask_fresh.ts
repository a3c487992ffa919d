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
    const standIn = standInFor(info);
    return standIn ? askFor(standIn, info, ask) : ask(info.request, info);
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
 * What is asked instead. A page is the same for everybody, so nothing but its
 * path reaches it: no query and no header of one client may stay in what is
 * cached for all. A router would take `//about` or `/%61bout` for `/about`, and
 * stumble over a method that it does not know: these are asked for as a path
 * that nobody has. Undefined where the request can stand for itself.
 */
function standInFor(
  { request, path, endpoint: { kind } }: RequestInfo,
): Request | undefined {
  const { method, headers } = request;
  if (kind === "page") return new Request(ORIGIN + path, { headers: HTML });
  if (kind !== "unknown") return;
  if (!isCleanPath(path)) return new Request(NOWHERE, { headers });
  if (!METHODS.includes(method)) return new Request(ORIGIN + path, { headers });
}

const ORIGIN = "http://localhost";
const NOWHERE = `${ORIGIN}/.nowhere`;
const HTML = { accept: "text/html" };
// HEAD is not among them: a router answers it with less than the headers of GET.
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

async function askFor(
  standIn: Request,
  info: RequestInfo,
  ask: (request: Request, info: RequestInfo) => Promise<Response>,
): Promise<Response> {
  const response = await ask(standIn, info);
  const isDone = info.request.method !== "HEAD" || response.ok;
  return isDone ? response : await withoutBody(response);
}

/** With the length that the body would have had (RFC 9110 section 9.3.2). */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  const { length } = await response.bytes();
  const bare = new Response(null, { status, headers });
  bare.headers.set("content-length", String(length));
  return bare;
}
