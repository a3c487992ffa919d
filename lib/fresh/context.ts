import { isValidElement, type VNode } from "preact";
import { HttpError } from "./error.ts";
import type { Frame } from "./component.ts";
import { renderPage } from "./render.ts";
import type { Site } from "./site.ts";

/** Answers itself, or lets `ctx.next()` answer and may change that answer. */
export type Middleware<State> = (
  ctx: Context<State>,
) => Response | Promise<Response>;

/** Middlewares, endpoint and layouts of a route. */
export interface Branch<State> {
  /** The pattern. Null if no route matched. */
  readonly route: string | null;
  readonly frame: Frame<State>;
  /** Middlewares, then the endpoint. */
  chain: Middleware<State>[];
  recover(ctx: Context<State>, error: unknown): Promise<Response>;
}

/** Private data of a request, which applications cannot reach. */
export interface Internals<State> {
  readonly site: Site;
  /** The path as it was sent: never decoded, collapsed or normalised. */
  readonly path: string;
  /** Always in upper case. */
  readonly method: string;
  readonly branch: Branch<State>;
  frame: Frame<State>;
}

export let internalsOf: <State>(ctx: Context<State>) => Internals<State>;

/** One request on its way through middlewares, handler and components. */
export class Context<State> {
  /** The pattern of the matched route. */
  readonly route: string | null;
  readonly state: State;
  /** The thrown value, when an error page answers. */
  error: unknown = null;
  data: unknown = undefined;
  readonly #internals: Internals<State>;
  #at = -1;

  constructor(
    readonly req: Request,
    readonly info: Deno.ServeHandlerInfo,
    readonly params: Record<string, string>,
    internals: Internals<State>,
  ) {
    this.route = internals.branch.route;
    // Middlewares fill the state. Its type is the application's.
    this.state = {} as State;
    this.#internals = internals;
  }

  static {
    internalsOf = (ctx) => ctx.#internals;
  }

  /**
   * The answer of the rest of the chain. An error down there has become a
   * response by then, so what a middleware adds reaches every answer.
   */
  async next(): Promise<Response> {
    const at = ++this.#at;
    try {
      const middleware = this.#internals.branch.chain[at];
      if (!middleware) throw new HttpError(404);
      const result: unknown = await middleware(this);
      if (result instanceof Response) return result;
      throw new TypeError("A middleware must return a Response");
    } catch (error) {
      return await this.#internals.branch.recover(this, error);
    } finally {
      this.#at = at - 1;
    }
  }

  /** Renders inside the layouts and the app wrapper of the route. */
  async render(vnode: VNode | null, init?: ResponseInit): Promise<Response> {
    if (vnode !== null && !isValidElement(vnode)) {
      throw new TypeError("ctx.render() expects JSX");
    }
    return await renderPage(this, this.#internals, vnode, init);
  }
}
