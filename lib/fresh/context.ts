import type { VNode } from "preact";
import type { Branch } from "./compile.ts";
import type { ResolvedFreshConfig } from "./config.ts";
import { respondToError } from "./error_pages.ts";
import { HttpError } from "./error.ts";
import type { LayoutConfig } from "./handlers.ts";
import { bodyOf, type Streamable, withType } from "./reply.ts";
import type { Frame } from "./frame.ts";
import { renderPage } from "./render.ts";
import { locationOf, originalUrl } from "./request_url.ts";
import type { Site } from "./site.ts";

/** What the framework knows of a request, out of the application's sight. */
export interface Internals<State> {
  readonly site: Site;
  /** The path as it was sent: never decoded, collapsed or normalised. */
  readonly path: string;
  readonly branch: Branch<State>;
  /** Layouts and app wrapper of what is being answered. */
  frame: Frame<State>;
}

export let internalsOf: <State>(ctx: Context<State>) => Internals<State>;

/** One request on its way through middlewares, handler and components. */
export class Context<State> {
  readonly req: Request;
  readonly info: Deno.ServeHandlerInfo;
  readonly config: ResolvedFreshConfig;
  readonly params: Record<string, string>;
  /** The pattern of the matched route. */
  readonly route: string | null;
  readonly state: State;
  /** What was thrown, when an error page answers. */
  error: unknown = null;
  data: unknown = undefined;
  readonly #internals: Internals<State>;
  #at = -1;
  #url: URL | undefined;

  constructor(
    req: Request,
    info: Deno.ServeHandlerInfo,
    params: Record<string, string>,
    internals: Internals<State>,
  ) {
    this.req = req;
    this.info = info;
    this.config = internals.site.config;
    this.params = params;
    this.route = internals.branch.route;
    // Middlewares fill it; only the application knows what it promised.
    this.state = {} as State;
    this.#internals = internals;
  }

  static {
    internalsOf = (ctx) => ctx.#internals;
  }

  /** Parsed when first asked for: most answers never need it. */
  get url(): URL {
    return this.#url ??= originalUrl(this.req, this.config.trustProxy);
  }

  get isPartial(): boolean {
    return false;
  }

  /**
   * The answer of the rest of the chain. An error down there has become a
   * response by then, so what a middleware adds reaches every answer.
   */
  async next(): Promise<Response> {
    const at = ++this.#at;
    try {
      return await this.#step(at);
    } catch (error) {
      return await respondToError(this, error);
    } finally {
      this.#at = at - 1;
    }
  }

  async #step(at: number): Promise<Response> {
    const { chain } = this.#internals.branch;
    const middleware = chain[at];
    if (!middleware) throw new HttpError(404);
    const result: unknown = await middleware(this);
    if (result instanceof Response) return result;
    if (typeof result !== "function") {
      throw new TypeError("A middleware must return a Response");
    }
    // A lazy middleware: what it resolved to takes its place from here on.
    chain[at] = (ctx) => result(ctx);
    return await this.#step(at);
  }

  redirect(target: string, status = 302): Response {
    const headers = { location: locationOf(target) };
    return new Response(null, { status, headers });
  }

  /** Renders inside the layouts and the app wrapper of the route. */
  async render(
    vnode: VNode | null,
    init?: ResponseInit,
    config?: LayoutConfig,
  ): Promise<Response> {
    return await renderPage(this, vnode, init, config);
  }

  text(body: string, init?: ResponseInit): Response {
    return new Response(body, withType("text/plain; charset=utf-8", init));
  }

  html(body: string, init?: ResponseInit): Response {
    return new Response(body, withType("text/html; charset=utf-8", init));
  }

  json(value: unknown, init?: ResponseInit): Response {
    return Response.json(value, init);
  }

  stream(source: Streamable, init?: ResponseInit): Response {
    const type = "text/plain; charset=utf-8";
    return new Response(bodyOf(source), withType(type, init));
  }
}
