import { errorResponse, rateLimited } from "../api/errors.ts";
import { isPerson } from "../presence/visitors.ts";
import type { Deps } from "../deps.ts";
import { prefersMarkdown } from "../http/accept.ts";
import { keptOf } from "../http/kept.ts";
import { add } from "../http/representation.ts";
import { RateWindows } from "../rate_limit/rate_windows.ts";
import type { RateDecision } from "../rate_limit/window_share.ts";
import { DueHeaders } from "./due_headers.ts";
import type { Endpoint } from "./endpoints.ts";
import { KeptResponses } from "./kept_responses.ts";
import {
  answerFile,
  answerUncounted,
  internalError,
  refuseMethod,
} from "./refusals.ts";
import { keyOf, Reception, type Visit } from "./visit.ts";

export type Handler = (
  request: Request,
  info?: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

/**
 * What holds for every request, whatever its path: the order of decisions
 * (Host, OPTIONS, rate window, method), the headers that are due on every
 * response, and the look-up of what was rendered before.
 */
export class FrontDoor {
  readonly #inner: Handler;
  readonly #deps: Deps;
  readonly #reception: Reception;
  readonly #due: DueHeaders;
  readonly #windows: RateWindows;
  readonly #kept = new KeptResponses();

  constructor(
    inner: Handler,
    findEndpoint: (path: string, search: string) => Endpoint,
    deps: Deps,
  ) {
    const { config, store, secret, now, reportError } = deps;
    const limit = config.RATE_LIMIT || 60;
    const sharing = config.RATE_LIMIT > 0
      ? { store, secret, reportError }
      : undefined;
    this.#inner = inner;
    this.#deps = deps;
    this.#reception = new Reception(findEndpoint, config.TRUST_PROXY);
    this.#due = new DueHeaders(limit);
    this.#windows = new RateWindows(limit, now, sharing);
  }

  // Not `async`: what is kept is answered at once, and a promise costs.
  readonly handle: Handler = (request, info) => {
    const startedAt = this.#deps.now();
    const visit = this.#reception.receive(request, info);
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

  #answer(visit: Visit): Response | Promise<Response> {
    const { endpoint, route, client } = visit;
    const uncounted = answerUncounted(visit);
    if (uncounted) {
      const rate = this.#windows.peek(route, client);
      return add(this.#due.of(visit, rate), uncounted);
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
    const { config } = this.#deps;
    const isTooMany = rate.isExcess && visit.endpoint.isLimited;
    const refusal = isTooMany && config.RATE_LIMIT > 0
      ? errorResponse(rateLimited(rate))
      : refuseMethod(visit);
    if (refusal) return add(this.#due.of(visit, rate), refusal);
    this.#notePerson(visit);
    const key = keyOf(visit);
    const known = key && this.#kept.get(key);
    return known
      ? known.respond(visit.request, this.#due.of(visit, rate))
      : this.#make(visit, key, rate);
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
    rate: RateDecision,
  ): Promise<Response> {
    const response = await this.#pass(visit);
    const representation = keptOf(response);
    if (key && representation) this.#kept.set(key, representation);
    return add(this.#due.of(visit, rate), response);
  }

  /** A static file or nothing: only the answer tells, and neither is refused. */
  async #answerUnknown(visit: Visit): Promise<Response> {
    const response = await this.#pass(visit);
    if (response.ok || response.status === 304) visit.route = "asset";
    const rate = this.#windows.hit(visit.route, visit.client);
    return add(this.#due.of(visit, rate), response);
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
}
