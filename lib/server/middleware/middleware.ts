import type { RequestInfo } from "../../request_info.ts";

/** Answers a request; at once where that is possible, because a promise costs. */
export type Handle = (info: RequestInfo) => Response | Promise<Response>;

/** Stands before what answers: it may answer itself, or change the answer. */
export type Middleware = (next: Handle) => Handle;

/** The first one is the outermost. */
export function compose(middlewares: Middleware[], last: Handle): Handle {
  return middlewares.reduceRight((next, middleware) => middleware(next), last);
}

/** Changes an answer, without a promise where there was none. */
export function after(
  answer: Response | Promise<Response>,
  info: RequestInfo,
  change: (response: Response, info: RequestInfo) => Response,
): Response | Promise<Response> {
  return answer instanceof Response
    ? change(answer, info)
    : answer.then((response) => change(response, info));
}
