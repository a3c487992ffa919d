import type { FindEndpoint } from "../../endpoint.ts";
import { clientAddress } from "../../base/http/client_address.ts";
import { targetOf } from "../../base/http/target.ts";
import type { RequestInfo } from "../../request_info.ts";

export interface RequestReaderOptions {
  findEndpoint: FindEndpoint;
  /** How many proxies of ours append to X-Forwarded-For. */
  proxies: number;
  now(): number;
}

/** Takes requests apart, once: nobody below reads `request.url` again. */
export function requestReader(
  { findEndpoint, proxies, now }: RequestReaderOptions,
): (request: Request, connection?: Deno.ServeHandlerInfo) => RequestInfo {
  const ids = randomIds();
  return (request, connection) => {
    const { path, search } = targetOf(request.url);
    const endpoint = findEndpoint(path, search);
    return {
      request,
      connection,
      id: ids(),
      path,
      search,
      client: clientAddress({
        socket: socketAddress(connection),
        forwardedFor: proxies ? request.headers.get("x-forwarded-for") : null,
        proxies,
      }),
      endpoint,
      common: endpoint.headersOf?.get(request.method) ?? endpoint.headers,
      lacksHost: request.url.startsWith(MADE_UP) &&
        !request.headers.has("host"),
      window: endpoint.windowOf(request.method),
      startedAt: now(),
      rate: undefined,
      refusal: undefined,
      representation: undefined,
      shows: undefined,
      goodUntil: Infinity,
    };
  };
}

// What the runtime puts where no host was named. HTTP/2 has no Host either, but
// names an authority, from which the URL is then made.
const MADE_UP = "http://localhost:";

function socketAddress(connection?: Deno.ServeHandlerInfo): string | undefined {
  const address = connection?.remoteAddr;
  return address && "hostname" in address ? address.hostname : undefined;
}

/** 64 random bits each, drawn a thousand at a time: a call for each costs more than the rest. */
function randomIds(): () => string {
  const pool = new Uint8Array(8 * 1_024);
  let digits = "";
  let next = 0;
  return () => {
    if (next === digits.length) {
      digits = crypto.getRandomValues(pool).toHex();
      next = 0;
    }
    return digits.slice(next, next += 16);
  };
}
