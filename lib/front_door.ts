import {
  errorResponse,
  methodNotAllowed,
  OperationError,
} from "./api/errors.ts";
import { rateHeadersFor, rateLimited } from "./api/rate_limit.ts";
import { isPerson } from "./core/presence.ts";
import type { RateState } from "./core/rate_window.ts";
import type { Deps } from "./deps.ts";
import { AGENT_VIEW } from "./discovery/agent_query.ts";
import { type Endpoint, optionsResponse } from "./endpoints.ts";
import { prefersMarkdown } from "./http/accept.ts";
import { clientAddress } from "./http/client_address.ts";
import { isValidHost } from "./http/host.ts";
import { keptOf } from "./http/kept.ts";
import { targetOf } from "./http/target.ts";
import { KeptResponses } from "./kept_responses.ts";
import { RateWindows } from "./kv/rate_windows.ts";
import type { RateDecision } from "./kv/window_share.ts";

export type Handler = (
  request: Request,
  info?: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

type HeaderList = Endpoint["headers"];

/** A request, and what the door has found out about it. */
interface Visit {
  request: Request;
  info: Deno.ServeHandlerInfo | undefined;
  id: string;
  path: string;
  search: string;
  endpoint: Endpoint;
  /** The name of its rate window, and of its lines in the log. */
  route: string;
  client: string;
}

/**
 * What holds for every request, whatever its path: the order of decisions
 * (Host, OPTIONS, rate window, method), the headers that are due on every
 * response, and the look-up of what was rendered before.
 */
export class FrontDoor {
  readonly #inner: Handler;
  readonly #findEndpoint: (path: string, search: string) => Endpoint;
  readonly #deps: Deps;
  readonly #rateHeaders: (rate: RateState) => HeaderList;
  readonly #windows: RateWindows;
  readonly #kept = new KeptResponses();
  readonly #process = crypto.randomUUID().slice(0, 8);
  #visits = 0;

  constructor(
    inner: Handler,
    findEndpoint: (path: string, search: string) => Endpoint,
    deps: Deps,
  ) {
    this.#inner = inner;
    this.#findEndpoint = findEndpoint;
    this.#deps = deps;
    const limit = deps.config.RATE_LIMIT || 60;
    this.#rateHeaders = rateHeadersFor(limit);
    const { store, secret, now, reportError } = deps;
    const sharing = deps.config.RATE_LIMIT > 0
      ? { store, secret, reportError }
      : undefined;
    this.#windows = new RateWindows(limit, now, sharing);
  }

  // Not `async`: what is kept is answered at once, and a promise costs.
  readonly handle: Handler = (request, info) => {
    const startedAt = this.#deps.now();
    const visit = this.#receive(request, info);
    const response = this.#answer(visit);
    return response instanceof Response
      ? this.#log(visit, startedAt, response)
      : response.then((made) => this.#log(visit, startedAt, made));
  };

  /** Resolves when nothing is left to be stored, which takes 150 ms at most. */
  settled(): Promise<void> {
    return this.#windows.settled();
  }

  #log({ id, request, route }: Visit, startedAt: number, response: Response) {
    const { now, logRequest } = this.#deps;
    const { method } = request;
    const { status } = response;
    logRequest({ requestId: id, method, route, status, ms: now() - startedAt });
    return response;
  }

  #receive(request: Request, info?: Deno.ServeHandlerInfo): Visit {
    const { path, search } = targetOf(request.url);
    const proxies = this.#deps.config.TRUST_PROXY;
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

  #answer(visit: Visit): Response | Promise<Response> {
    const { endpoint, route, client } = visit;
    const uncounted = answerUncounted(visit);
    if (uncounted) {
      const rate = this.#windows.peek(route, client);
      return add(this.#due(visit, rate), uncounted);
    }
    if (endpoint.kind === "unknown") return this.#answerUnknown(visit);
    if (!endpoint.isLimited) {
      return this.#decide(visit, this.#windows.hit(route, client));
    }
    const rate = this.#windows.admit(route, client);
    return rate instanceof Promise
      ? rate.then((decision) => this.#decide(visit, decision))
      : this.#decide(visit, rate);
  }

  #decide(visit: Visit, rate: RateDecision): Response | Promise<Response> {
    const { request: { method }, endpoint } = visit;
    const due = this.#due(visit, rate);
    if (rate.isExcess && endpoint.isLimited && this.#deps.config.RATE_LIMIT) {
      return add(due, errorResponse(rateLimited(rate)));
    }
    if (!endpoint.allow.includes(method)) {
      const allow = endpoint.allow.join(", ");
      return add(due, errorResponse(methodNotAllowed(method, allow)));
    }
    this.#notePerson(visit);
    const key = keyOf(visit);
    const known = key && this.#kept.get(key);
    return known
      ? known.respond(visit.request, due)
      : this.#make(visit, key, due);
  }

  /** A page view of a person, for those who count them. */
  #notePerson({ request, endpoint, client }: Visit): void {
    if (endpoint.kind !== "page" || request.method !== "GET") return;
    const userAgent = request.headers.get("user-agent");
    if (!isPerson(userAgent)) return;
    if (prefersMarkdown(request.headers.get("accept"))) return;
    this.#deps.presence?.see(client, userAgent);
  }

  async #make(
    visit: Visit,
    key: string,
    due: HeaderList,
  ): Promise<Response> {
    const response = await this.#pass(visit);
    const representation = keptOf(response);
    if (key && representation) this.#kept.set(key, representation);
    return add(due, response);
  }

  /** A static file or nothing: only the answer tells, and neither is refused. */
  async #answerUnknown(visit: Visit): Promise<Response> {
    const response = await this.#pass(visit);
    if (response.ok || response.status === 304) visit.route = "asset";
    const rate = this.#windows.hit(visit.route, visit.client);
    return add(this.#due(visit, rate), response);
  }

  /** The answer of the routes, with errors in our one form. */
  async #pass(visit: Visit): Promise<Response> {
    try {
      const response = await this.#inner(visit.request, visit.info);
      const isFile = visit.endpoint.kind === "unknown";
      if (response.status === 405 && isFile) return answerFile(visit);
      // An error without Cache-Control is the router's own: none of ours lacks it.
      const isOurs = response.headers.has("cache-control");
      return response.status < 400 || isOurs ? response : internalError();
    } catch (error) {
      this.#deps.reportError(error);
      return internalError();
    }
  }

  #due({ endpoint, id }: Visit, rate: RateState): HeaderList {
    return [
      ...endpoint.headers,
      ...this.#rateHeaders(rate),
      NOSNIFF,
      ["x-request-id", id],
    ];
  }
}

const NOSNIFF: HeaderList[number] = ["x-content-type-options", "nosniff"];

/** Neither a bad Host nor OPTIONS uses up a window. */
function answerUncounted({ request, endpoint }: Visit): Response | undefined {
  if (!isValidHost(request.headers.get("host"))) {
    return errorResponse(
      new OperationError(
        "invalid_parameter",
        'Cannot read the "Host" header: expected a name or address, and a port',
      ),
    );
  }
  const isKnown = endpoint.allow.length > 0;
  if (request.method === "OPTIONS" && isKnown) {
    return optionsResponse(endpoint);
  }
}

/** The answer to a method that a static file does not take. */
function answerFile({ request: { method } }: Visit): Response {
  const allow = ["GET", "HEAD", "OPTIONS"];
  return method === "OPTIONS"
    ? optionsResponse({ allow, headers: [] })
    : errorResponse(methodNotAllowed(method, allow.join(", ")));
}

function internalError(): Response {
  return errorResponse(
    new OperationError("internal_error", "Cannot answer just now"),
  );
}

/** A query longer than any of ours would only fill the memory. */
const LONGEST_QUERY = 1_024;

/** What the answer to a GET depends on; empty where it depends on more. */
function keyOf({ request, path, search, endpoint }: Visit): string {
  if (request.method !== "GET" && request.method !== "HEAD") return "";
  if (endpoint.kind === "operation") {
    return search.length <= LONGEST_QUERY ? path + search : "";
  }
  // The one document at a page's path is named by its query.
  if (endpoint.kind === "document") return path === "/" ? AGENT_VIEW : path;
  const isMarkdown = prefersMarkdown(request.headers.get("accept"));
  return isMarkdown ? `${path} in Markdown` : path;
}

function socketAddress(info?: Deno.ServeHandlerInfo): string | undefined {
  const address = info?.remoteAddr;
  return address && "hostname" in address ? address.hostname : undefined;
}

function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
