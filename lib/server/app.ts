import type { Knowledge } from "../answers/types.ts";
import { App, staticFiles } from "fresh";
import { freshConfig } from "../../fresh.config.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Services, World } from "./world.ts";
import { operations as allOperations, serveAgentView } from "../api/mod.ts";
import type { Endpoint } from "../endpoint.ts";
import { type Endpoints, endpointsOf } from "./endpoints/endpoints.ts";
import { endpointSources, pathsBesides } from "./endpoint_sources.ts";
import { LiveValues } from "@foyer/services";
import type { Reading } from "../base/markdown/from_html.ts";
import { askFresh } from "./middleware/ask_fresh.ts";
import { answerOwn } from "./answer_own.ts";
import { Core } from "./core.ts";
import { editionFinder, editionsOf, type FindEdition } from "./editions.ts";
import { front } from "./front.ts";
import { pipeline } from "./pipeline.ts";
import { provideState } from "./provide_state.ts";
import { requestReader } from "./middleware/read_request.ts";
import { answerRecorder } from "./recorded_answers.ts";
import type { RequestInfo } from "../request_info.ts";
import { servicesOf } from "./services.ts";
import { type Site, sitesOf } from "../site.ts";
import type { RecordedAnswers, State } from "../state.ts";
import { Twins } from "./twins/twins.ts";

/** The whole site, a function from Request to Response. Tests start here. */
export class FoyerApp extends App<State> {
  readonly #deps: World & Services;
  readonly #sites: [Site, ...Site[]];
  readonly #editionOf: FindEdition;
  readonly #live: LiveValues;
  /** Answers to the examples of operations, for pages. */
  readonly recordedAnswers: RecordedAnswers;
  /** Renders the home page for nobody, without log, window and visitor, to load what pages need. */
  warm = async (): Promise<void> => {};
  readonly #infos = new Map<Request, RequestInfo>();
  #endpoints: Endpoints | undefined;
  #askOwn: ((request: Request) => Promise<Response>) | undefined;

  /** `core`: of the process, if it has answered requests already. */
  constructor(
    world: World,
    operations = allOperations,
    readonly core: Core = new Core(world),
  ) {
    super(freshConfig);
    const { reportError, builtAnswers } = world;
    const [site, ...others] = this.#sites = sitesOf(
      world,
      operations,
      pathsBesides,
    );
    const readingOf = (site: Site) => ({
      site,
      twins: new Twins({
        ...site,
        words: site.content.words.twin,
        render: (request) => this.#render(request),
        reportError,
        builtAnswers,
      }),
    });
    const editions = editionsOf({ ...world, ...servicesOf(world, core) }, [
      readingOf(site),
      ...others.map(readingOf),
    ]);
    this.#deps = editions[0].deps;
    this.#editionOf = editionFinder(editions);
    this.#live = new LiveValues(this.#deps);
    const recorded = core.built?.index.recorded;
    this.recordedAnswers = answerRecorder(this.#deps, recorded);
    // Fresh answers 404 to /favicon.ico if it is a route and not a file.
    const files = staticFiles<State>();
    this
      .use(provideState({
        infos: this.#infos,
        editions,
        editionOf: this.#editionOf,
        now: world.now,
        live: this.#live,
        recordedAnswers: this.recordedAnswers,
        nearestPath: (path) => this.#endpoints?.nearestPath(path),
      }))
      .use((context) =>
        context.state.request.path === "/favicon.ico"
          ? context.next()
          : files(context)
      )
      .use(serveAgentView)
      .fsRoutes();
  }

  /** Answers in the first language, without a request or a window. */
  get knowledge(): Knowledge {
    return this.#deps.knowledge;
  }

  endpoints(): Endpoint[] {
    return this.#endpoints?.all ?? [];
  }

  /** Reads the page without a request, a window or a visitor. */
  read(page: PageMeta, prefix = ""): Promise<Reading> {
    return this.#editionOf({ prefix }).twins.read(page);
  }

  override handler() {
    // In the background: until then a page shows that nothing is known yet.
    this.#live.start();
    const deps = this.#deps;
    const editionOf = this.#editionOf;
    const routes = askFresh(super.handler(), this.#infos, editionOf);
    const { inFlight } = this.core;
    const inner = pipeline({ deps, inFlight, editionOf }, routes);
    const answer = front(this.core, this.#live, inner);
    // Only now: the build knows the names of static files.
    const endpoints = this.#endpoints = endpointsOf(
      endpointSources(deps, this.#sites),
    );
    const readRequest = requestReader({
      findEndpoint: endpoints.find,
      proxies: deps.config.TRUST_PROXY,
      now: deps.now,
    });
    this.#askOwn = (request) =>
      answerOwn(readRequest(request), this.core, routes);
    const home = `${deps.baseUrl}/`;
    this.warm = () => this.#warm(inner(readRequest(new Request(home))));
    return (request: Request, info?: Deno.ServeHandlerInfo) =>
      Promise.resolve(answer(readRequest(request, info)));
  }

  async #warm(answer: Response | Promise<Response>): Promise<void> {
    await (await answer).body?.cancel();
    this.#live.expire();
  }

  /** Renders a page for the site itself, without log, window and visitor. */
  #render(request: Request): Promise<Response> {
    if (!this.#askOwn) {
      throw new TypeError("Nothing is rendered before a start");
    }
    return this.#askOwn(request);
  }
}
