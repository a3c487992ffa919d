import { App, staticFiles } from "fresh";
import { freshConfig } from "../../fresh.config.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Services, World } from "./world.ts";
import { operations as allOperations, serveAgentView } from "../api/mod.ts";
import type { Endpoint } from "../endpoint.ts";
import { endpointsOf } from "./endpoints/endpoints.ts";
import { endpointSources } from "./endpoint_sources.ts";
import {
  type Ends,
  InFlightRequests,
  LiveValues,
  RateWindows,
} from "../services/mod.ts";
import type { Reading } from "../base/markdown/from_html.ts";
import { answerHead } from "./middleware/answer_head.ts";
import { answerOptions } from "./middleware/answer_options.ts";
import { askFresh } from "./middleware/ask_fresh.ts";
import { cache } from "./middleware/cache.ts";
import { catchErrors } from "./middleware/catch_errors.ts";
import { checkHost } from "./middleware/check_host.ts";
import { checkMethod } from "./middleware/check_method.ts";
import { checkTarget } from "./middleware/check_target.ts";
import { commonHeaders } from "./middleware/common_headers.ts";
import { countVisitors } from "./middleware/count_visitors.ts";
import { limitConcurrency } from "./middleware/limit_concurrency.ts";
import { limitRate } from "./middleware/limit_rate.ts";
import { logRequests } from "./middleware/log_requests.ts";
import { compose } from "./middleware/middleware.ts";
import { nameSpans } from "./middleware/name_spans.ts";
import { noteCallers } from "./middleware/note_callers.ts";
import { pageForms } from "./middleware/page_forms.ts";
import { redirect } from "./middleware/redirect.ts";
import { secureHtml } from "./middleware/secure_html.ts";
import { PAGE_SCRIPT } from "../ui/page_script.ts";
import { pageStyle } from "../ui/page_style.ts";
import { advertisedLimit } from "../base/words/limit_in_words.ts";
import { requestReader } from "./middleware/read_request.ts";
import type { RequestInfo } from "../request_info.ts";
import type { NearestPath } from "../base/text/nearest_path.ts";
import { servicesOf } from "./services.ts";
import { type Site, siteOf } from "../site.ts";
import type { State } from "../state.ts";
import { MINUTE } from "../base/time/days.ts";
import { Twins } from "./twins/twins.ts";

/** Milliseconds to finish requests, out of the five seconds of a stop. */
const GRACE = 2_000;

/** The whole site, a function from Request to Response. Tests start here. */
export class FoyerApp extends App<State> {
  readonly #deps: World & Services;
  readonly #site: Site;
  readonly #twins: Twins;
  readonly #live: LiveValues;
  readonly #windows: RateWindows;
  readonly #inFlight = new InFlightRequests();
  readonly #infos = new Map<Request, RequestInfo>();
  #endpoints: Endpoint[] = [];
  // Empty until the table is made.
  #nearestPath: NearestPath = () => undefined;
  #askOwn: ((request: Request) => Promise<Response>) | undefined;

  constructor(world: World, operations = allOperations) {
    super(freshConfig);
    const { config, now, reportError } = world;
    this.#site = siteOf(world, operations);
    this.#twins = new Twins({
      ...this.#site,
      words: world.content.words.twin,
      render: (request) => this.#render(request),
      reportError,
      builtTwins: world.builtTwins,
    });
    const services = servicesOf(world, this.#site, this.#twins);
    this.#deps = { ...world, ...services };
    this.#live = new LiveValues(this.#deps);
    const { store, hash } = services;
    const sharing = { store, hash, reportError };
    this.#windows = new RateWindows(
      advertisedLimit(config.RATE_LIMIT),
      now,
      config.RATE_LIMIT > 0 ? sharing : undefined,
    );
    // Fresh answers 404 to /favicon.ico if it is a route and not a file.
    const files = staticFiles<State>();
    this
      .use((context) => {
        const request = this.#infos.get(context.req);
        if (!request) {
          throw new TypeError("A request came around the middleware");
        }
        context.state.request = request;
        context.state.deps = this.#deps;
        context.state.site = this.#site;
        context.state.live = () => this.#live.shownIn(request);
        context.state.minute = () => {
          request.goodUntil = now() - now() % MINUTE + MINUTE;
          return request.goodUntil - MINUTE;
        };
        context.state.twins = this.#twins;
        context.state.nearestPath = this.#nearestPath;
        return context.next();
      })
      .use((context) =>
        context.state.request.path === "/favicon.ico"
          ? context.next()
          : files(context)
      )
      .use(serveAgentView)
      .fsRoutes();
  }

  endpoints(): Endpoint[] {
    return this.#endpoints;
  }

  /** Reads the page without a request, a window or a visitor. */
  read(page: PageMeta): Promise<Reading> {
    return this.#twins.read(page);
  }

  /**
   * Reports bad health, so that requests go elsewhere. Resolves when pending
   * requests are answered and the proxy knows, or after two seconds.
   */
  async stop(): Promise<void> {
    const { health, timeout } = this.#deps;
    this.#inFlight.countEnds();
    const end = timeout(GRACE);
    await Promise.all([health.stop(end), this.#inFlight.none(end)]);
  }

  /** Requests answered and cut off since `stop()`. */
  ends(): Ends {
    return this.#inFlight.ends();
  }

  /** Resolves when everything is stored, in less than a second. */
  async settled(): Promise<void> {
    await Promise.all([
      this.#windows.settled(),
      this.#deps.presence?.settled(),
    ]);
  }

  /** Requests pass this list from top to bottom, and responses from bottom to top. */
  override handler() {
    // In the background: until then a page shows that nothing is known yet.
    this.#live.start();
    const deps = this.#deps;
    const { callers, config, baseUrl, presence, tracing, now } = deps;
    const windows = this.#windows;
    const inFlight = this.#inFlight;
    const routes = askFresh(super.handler(), this.#infos);
    const answer = compose(
      [
        ...(tracing ? [nameSpans(tracing)] : []),
        logRequests(deps),
        commonHeaders({ windows }),
        catchErrors(deps),
        checkHost,
        checkTarget,
        answerOptions,
        limitRate({ windows, inFlight, isEnforced: config.RATE_LIMIT > 0 }),
        checkMethod,
        ...(presence ? [countVisitors(presence)] : []),
        noteCallers(callers),
        cache(this.#live),
        limitConcurrency(inFlight),
        redirect,
        answerHead,
        pageForms({ baseUrl, twins: this.#twins }),
        secureHtml({ script: PAGE_SCRIPT, style: pageStyle(deps) }),
      ],
      routes,
    );
    // Only now: the build knows the names of static files.
    const endpoints = endpointsOf(endpointSources(deps, this.#site));
    this.#endpoints = endpoints.all;
    this.#nearestPath = endpoints.nearestPath;
    const readRequest = requestReader({
      findEndpoint: endpoints.find,
      proxies: config.TRUST_PROXY,
      now,
    });
    this.#askOwn = async (request) =>
      await routes({ ...readRequest(request), onlyMain: true });
    return (request: Request, info?: Deno.ServeHandlerInfo) =>
      Promise.resolve(answer(readRequest(request, info)));
  }

  /** Renders a page for the site itself, without log, window and visitor. */
  #render(request: Request): Promise<Response> {
    if (!this.#askOwn) {
      throw new TypeError("Nothing is rendered before a start");
    }
    return this.#askOwn(request);
  }
}
