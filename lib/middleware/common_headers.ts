import type { Endpoint } from "../endpoint.ts";
import { add, type HeaderList } from "../http/representation.ts";
import { rateHeadersFor } from "../rate_limit/rate_headers.ts";
import type { RateWindows } from "../rate_limit/rate_windows.ts";
import type { RequestInfo } from "../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

interface Options {
  windows: RateWindows;
  baseUrl: string;
}

/**
 * Adds the headers that every response has, whoever made it, and those of its
 * endpoint. A page has its own policy already.
 */
export function commonHeaders({ windows, baseUrl }: Options): Middleware {
  const rateHeaders = rateHeadersFor(windows.limit);
  const always = baseUrl.startsWith("https:") ? [NOSNIFF, HSTS] : [NOSNIFF];
  function complete(response: Response, info: RequestInfo): Response {
    const { endpoint, id, window, client } = info;
    const rate = info.rate ?? windows.peek(window, client);
    const own = endpoint.headersOf?.get(info.request.method);
    add(own ?? endpoint.headers, response);
    add(rateHeaders(rate), response);
    add(always, response);
    response.headers.set("x-request-id", id);
    if (NEVER_HTML.has(endpoint.kind) || !hasPolicy(response)) {
      response.headers.set("content-security-policy", NOTHING);
    }
    return response;
  }
  return (next) => (info) => after(next(info), info, complete);
}

/** A 304 has that of its page, and must not change it for the browser. */
function hasPolicy({ status, headers }: Response): boolean {
  return status === 304 || headers.has("content-security-policy");
}

/** What is no page runs nothing and loads nothing when it is shown by itself. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
// A look at the headers costs half as much as one more of them.
const NEVER_HTML = new Set<Endpoint["kind"]>(["operation", "document", "twin"]);
const NOSNIFF: HeaderList[number] = ["x-content-type-options", "nosniff"];
const HSTS: HeaderList[number] = [
  "strict-transport-security",
  "max-age=63072000; includeSubDomains",
];
