import { withoutBody } from "../../base/http/without_body.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { Handle, Middleware } from "./middleware.ts";

/**
 * Answers HEAD by a GET (RFC 9110 section 9.3.2) if the handlers below know
 * only GET, or if an error has no length. Fresh sends 0 then.
 */
export const answerHead: Middleware = (next) => (info) => {
  if (info.request.method !== "HEAD") return next(info);
  return ASKED_BY_GET.includes(info.endpoint.kind)
    ? answerByGet(info, next)
    : answerItself(info, next);
};

/** Operations, documents and files answer HEAD with less work than a GET. */
const ASKED_BY_GET: Endpoint["kind"][] = ["service", "health", "unknown"];

async function answerItself(info: RequestInfo, next: Handle) {
  const response = await next(info);
  const { status, headers } = response;
  return status < 400 || headers.has("content-length")
    ? response
    : await answerByGet(info, next);
}

async function answerByGet(info: RequestInfo, next: Handle): Promise<Response> {
  const { path, search, request: { headers } } = info;
  const request = new Request(`http://localhost${path}${search}`, { headers });
  return await withoutBody(await next({ ...info, request }));
}
