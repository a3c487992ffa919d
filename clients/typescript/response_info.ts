import { readReset } from "./retry_after.ts";

/** Rate limit of this client at this endpoint. */
export interface RateLimit {
  /** Requests in a window. */
  limit: number;
  /** Requests that are left. */
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/** Status and headers of a response. */
export interface ResponseInfo {
  /** HTTP status; 0 if a browser hides a redirect. */
  status: number;
  /** Headers. A browser hides some from other origins. */
  headers: Headers;
  /** Identifies the request in the logs of the site. */
  requestId: string | undefined;
  /** Undefined if the response does not have it, or is from a cache. */
  rateLimit: RateLimit | undefined;
}

/** The result of a call with status and headers. */
export interface WithResponse<T> extends ResponseInfo {
  /** The value that the call itself resolves to. */
  data: T;
}

/** The result of a call; `withResponse()` adds status and headers. */
export interface ApiPromise<T> extends Promise<T> {
  withResponse(): Promise<WithResponse<T>>;
}

export function apiPromise<T>(
  answered: Promise<WithResponse<T>>,
): ApiPromise<T> {
  const data = answered.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      // The failure is reported by the promise that is returned.
      data.catch(() => {});
      return answered.then((answer) => answer);
    },
  });
}

export function responseInfoOf(response: Response, now: number): ResponseInfo {
  const { status, headers } = response;
  const requestId = headers.get("x-request-id") ?? undefined;
  return { status, headers, requestId, rateLimit: rateLimitOf(headers, now) };
}

function rateLimitOf(headers: Headers, now: number): RateLimit | undefined {
  const read = (name: string) => headers.get(`ratelimit-${name}`) ?? "";
  const [limit, remaining] = [read("limit"), read("remaining")];
  const reset = readReset(read("reset"), now);
  // A cached response has the rate limit of another request.
  if (Number(headers.get("age")) > 0 || reset === undefined) return undefined;
  if (!/^\d+ \d+$/.test(`${limit} ${remaining}`)) return undefined;
  return { limit: Number(limit), remaining: Number(remaining), reset };
}
