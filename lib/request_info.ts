import type { OperationError } from "./api/errors.ts";
import type { Endpoint, FindEndpoint } from "./endpoint.ts";
import { clientAddress } from "./http/client_address.ts";
import type { HeaderList } from "./http/header_list.ts";
import type { Representation } from "./http/representation.ts";
import { targetOf } from "./http/target.ts";
import type { RateDecision } from "./rate_limit/window_share.ts";

/** A request, and all that is found out about it before anything decides. */
export interface RequestInfo {
  readonly request: Request;
  readonly connection: Deno.ServeHandlerInfo | undefined;
  /** Random; it names the response in the log. */
  readonly id: string;
  /** As it was sent, never decoded or resolved. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The address that stands for the client. */
  readonly client: string;
  readonly endpoint: Endpoint;
  /** Headers of every response to it, whatever the status. */
  readonly common: HeaderList;
  /** Whether it names no host, in whatever way. */
  readonly lacksHost: boolean;
  /** The name of its rate window. */
  readonly window: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The site reads the page itself: nothing is rendered around `<main>`. */
  readonly onlyMain?: true;
  /** What the rate limit has said of it; undefined where it was not asked. */
  rate: RateDecision | undefined;
  /** Why the page here must not answer the question in its query. */
  refusal: OperationError | undefined;
  /** What the answer was made from, where that may answer others too. */
  representation: Representation | undefined;
  /** The version of the live values that the answer shows; undefined where it shows none. */
  shows: number | undefined;
  /** Until when the representation is good enough, in milliseconds since 1970. */
  goodUntil: number;
}

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
