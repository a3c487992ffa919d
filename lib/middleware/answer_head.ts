import { withoutBody } from "../http/without_body.ts";
import type { RequestInfo } from "../request_info.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Handle, Middleware } from "./middleware.ts";

/**
 * Answers HEAD with the headers of the GET (RFC 9110 section 9.3.2) where what
 * is below knows of GET alone.
 */
export const answerHead: Middleware = (next) => (info) =>
  info.request.method === "HEAD" && ASKED_BY_GET.includes(info.endpoint.kind)
    ? answerByGet(info, next)
    : next(info);

/** Operations, documents and files answer HEAD with less work than a GET. */
const ASKED_BY_GET: Endpoint["kind"][] = ["service", "health", "unknown"];

async function answerByGet(info: RequestInfo, next: Handle): Promise<Response> {
  const { path, search, request: { headers } } = info;
  const request = new Request(`http://localhost${path}${search}`, { headers });
  return await withoutBody(await next({ ...info, request }));
}
