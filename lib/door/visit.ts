import { AGENT_VIEW } from "../discovery/agent_query.ts";
import { prefersMarkdown } from "../http/accept.ts";
import { clientAddress } from "../http/client_address.ts";
import { targetOf } from "../http/target.ts";
import type { Endpoint } from "./endpoints.ts";

/** A request, and what the door has found out about it. */
export interface Visit {
  request: Request;
  info: Deno.ServeHandlerInfo | undefined;
  /** Names the response in the log. */
  id: string;
  path: string;
  search: string;
  endpoint: Endpoint;
  /** The name of its rate window, and of its lines in the log. */
  route: string;
  client: string;
}

/** Makes visits of requests. `proxies` is how many of ours stand before us. */
export class Reception {
  readonly #findEndpoint: (path: string, search: string) => Endpoint;
  readonly #proxies: number;
  readonly #process = crypto.randomUUID().slice(0, 8);
  #visits = 0;

  constructor(
    findEndpoint: (path: string, search: string) => Endpoint,
    proxies: number,
  ) {
    this.#findEndpoint = findEndpoint;
    this.#proxies = proxies;
  }

  receive(request: Request, info?: Deno.ServeHandlerInfo): Visit {
    const { path, search } = targetOf(request.url);
    const proxies = this.#proxies;
    const client = clientAddress({
      socket: socketAddress(info),
      forwardedFor: proxies ? request.headers.get("x-forwarded-for") : null,
      proxies,
    });
    const id = `${this.#process}-${(++this.#visits).toString(36)}`;
    const endpoint = this.#findEndpoint(path, search);
    const route = endpoint.nameFor(request.method);
    return { request, info, id, path, search, endpoint, route, client };
  }
}

function socketAddress(info?: Deno.ServeHandlerInfo): string | undefined {
  const address = info?.remoteAddr;
  return address && "hostname" in address ? address.hostname : undefined;
}

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

/** What the answer to a GET depends on; empty where it depends on more. */
export function keyOf({ request, path, search, endpoint }: Visit): string {
  if (request.method !== "GET" && request.method !== "HEAD") return "";
  if (endpoint.kind === "operation") {
    return search.length <= LONGEST_QUERY ? path + search : "";
  }
  // The one document at a page's path is named by its query.
  if (endpoint.kind === "document") return path === "/" ? AGENT_VIEW : path;
  const isMarkdown = prefersMarkdown(request.headers.get("accept"));
  return isMarkdown ? `${path} in Markdown` : path;
}
