import { readReset } from "./retry_after.ts";

/** How many requests the API still takes from this client at this endpoint. */
export interface RateLimit {
  /** Requests in a window. */
  limit: number;
  /** How many of them are left. */
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/** What came with an answer beside its body. */
export interface ResponseInfo {
  /** HTTP status; 0 where a browser hides a redirect. */
  status: number;
  /** All headers, as far as a browser shows them to other origins. */
  headers: Headers;
  /** What the operator of the site finds the request by. */
  requestId: string | undefined;
  /** The window of requests; undefined where the answer does not say, or is from a cache. */
  rateLimit: RateLimit | undefined;
}

/** The result of a call, with what came beside it. */
export interface WithResponse<T> extends ResponseInfo {
  /** What the call itself resolves to. */
  data: T;
}

/** The result of a call; `withResponse()` gives the response beside it. */
export interface ApiPromise<T> extends Promise<T> {
  withResponse(): Promise<WithResponse<T>>;
}

export function apiPromise<T>(
  answered: Promise<WithResponse<T>>,
): ApiPromise<T> {
  const data = answered.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      // A failure belongs to the promise that was asked for.
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
  // What a cache gives again was the state of another request.
  if (Number(headers.get("age")) > 0 || reset === undefined) return undefined;
  if (!/^\d+ \d+$/.test(`${limit} ${remaining}`)) return undefined;
  return { limit: Number(limit), remaining: Number(remaining), reset };
}
