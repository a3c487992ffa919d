import type { RequestInfo } from "../../request_info.ts";

/** Answers a request, without a promise if possible, because a promise costs time. */
export type Handle = (info: RequestInfo) => Response | Promise<Response>;

/** Wraps a handler: may answer itself, or change the response. */
export type Middleware = (next: Handle) => Handle;

/** The first is the outermost. */
export function compose(middlewares: Middleware[], last: Handle): Handle {
  return middlewares.reduceRight((next, middleware) => middleware(next), last);
}

/** Changes a response, and creates no promise. */
export function after(
  answer: Response | Promise<Response>,
  info: RequestInfo,
  change: (response: Response, info: RequestInfo) => Response,
): Response | Promise<Response> {
  return answer instanceof Response
    ? change(answer, info)
    : answer.then((response) => change(response, info));
}
