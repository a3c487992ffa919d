import { add, type HeaderList } from "../http/representation.ts";
import { rateHeadersFor } from "../rate_limit/rate_headers.ts";
import type { RateWindows } from "../rate_limit/rate_windows.ts";
import type { RequestInfo } from "../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

interface Options {
  windows: RateWindows;
  baseUrl: string;
}

/** Adds the headers that every response has, whoever made it, and those of its endpoint. */
export function commonHeaders({ windows, baseUrl }: Options): Middleware {
  const rateHeaders = rateHeadersFor(windows.limit);
  const always = baseUrl.startsWith("https:") ? [NOSNIFF, HSTS] : [NOSNIFF];
  function complete(response: Response, info: RequestInfo): Response {
    const { endpoint, id, window, client } = info;
    const rate = info.rate ?? windows.peek(window, client);
    add(endpoint.headers, response);
    add(rateHeaders(rate), response);
    add(always, response);
    response.headers.set("x-request-id", id);
    return response;
  }
  return (next) => (info) => after(next(info), info, complete);
}

const NOSNIFF: HeaderList[number] = ["x-content-type-options", "nosniff"];
const HSTS: HeaderList[number] = [
  "strict-transport-security",
  "max-age=63072000; includeSubDomains",
];
