import type { FindEndpoint } from "../../endpoint.ts";
import { clientAddress } from "../../base/http/client_address.ts";
import { targetOf } from "../../base/http/target.ts";
import type { RequestInfo } from "../../request_info.ts";

export interface RequestReaderOptions {
  findEndpoint: FindEndpoint;
  /** Number of own proxies that append to X-Forwarded-For. */
  proxies: number;
  now(): number;
}

/** Parses a request once. No code below reads `request.url`. */
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

// The runtime uses this origin if the client names no host. HTTP/2 has no Host,
// but its authority is in the URL.
const MADE_UP = "http://localhost:";

function socketAddress(connection?: Deno.ServeHandlerInfo): string | undefined {
  const address = connection?.remoteAddr;
  return address && "hostname" in address ? address.hostname : undefined;
}

/**
 * Returns 64 random bits. It draws a thousand at a time, because one call costs
 * more than everything else.
 */
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
