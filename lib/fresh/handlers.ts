import type { ComponentChildren } from "preact";
import type { Context } from "./context.ts";
import { HttpError } from "./error.ts";
import type { PageProps } from "./component.ts";
import { renderComponent } from "./render.ts";

export type Lazy<T> = () => Promise<T>;
export type MaybeLazy<T> = T | Lazy<T>;

/** Answers itself, or lets `ctx.next()` answer and may change that answer. */
export type Middleware<State> = (
  ctx: Context<State>,
) => Response | Promise<Response>;

/** May resolve to a middleware, which takes its place from then on. */
export type MaybeLazyMiddleware<State> = (
  ctx: Context<State>,
) => Response | Promise<Response | Middleware<State>>;

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
] as const;
export type Method = typeof METHODS[number];

/** Data for the route's component, with status and headers of the page. */
export interface PageResponse<Data> {
  data: Data;
  headers?: HeadersInit;
  status?: number;
}

export function page(): PageResponse<undefined>;
export function page<Data>(
  data: Data,
  init?: { headers?: HeadersInit; status?: number },
): PageResponse<Data>;
export function page(
  data?: unknown,
  init?: { headers?: HeadersInit; status?: number },
): PageResponse<unknown> {
  return { data, headers: init?.headers, status: init?.status };
}

export type HandlerFn<Data, State> = (
  ctx: Context<State>,
) =>
  | Response
  | PageResponse<Data>
  | Promise<Response | PageResponse<Data>>;
export type HandlerByMethod<Data, State> = {
  [M in Method]?: HandlerFn<Data, State>;
};
export type RouteHandler<Data, State> =
  | HandlerFn<Data, State>
  | HandlerByMethod<Data, State>;

export interface LayoutConfig {
  /** Without the layouts above this one. */
  skipInheritedLayouts?: boolean;
  skipAppWrapper?: boolean;
}
export type RouteConfig = LayoutConfig;

export interface Route<State> {
  // A method, not a property: components of any `Data` are welcome here.
  component?(props: PageProps<unknown, State>): ComponentChildren;
  handler?: RouteHandler<unknown, State>;
  config?: RouteConfig;
}

/** Answers for a route, which is loaded when it is asked for first. */
export function routeEndpoint<State>(
  load: () => Route<State> | Promise<Route<State>>,
): Middleware<State> {
  let loaded: { route: Route<State>; answer: Answer<State> } | undefined;
  return async (ctx) => {
    if (!loaded) {
      const route = await load();
      loaded = { route, answer: byMethod(route) };
    }
    const { route, answer } = loaded;
    return await finish(ctx, route, await answer(ctx));
  };
}

/** Renders the component unless the handler gave the whole response. */
export async function finish<State>(
  ctx: Context<State>,
  route: Route<State>,
  result: Response | PageResponse<unknown>,
): Promise<Response> {
  if (result instanceof Response) return result;
  const { component, config } = route;
  if (!component || !result) {
    throw new TypeError("A handler must return a Response, or data for a page");
  }
  ctx.data = result.data;
  const { headers, status } = result;
  return await renderComponent(ctx, component, { headers, status }, config);
}

/** 204 to OPTIONS, 405 to any other method, both with `Allow`. */
export function refuse(
  ctx: { req: Request },
  methods: Iterable<string>,
): Response {
  const allow = new Set([...methods, "OPTIONS"]);
  if (allow.has("GET")) allow.add("HEAD");
  const headers = { allow: METHODS.filter((m) => allow.has(m)).join(", ") };
  if (ctx.req.method !== "OPTIONS") throw new MethodNotAllowed(headers.allow);
  return new Response(null, { status: 204, headers });
}

export class MethodNotAllowed extends HttpError {
  readonly allow: string;

  constructor(allow: string) {
    super(405);
    this.allow = allow;
  }
}

type Answer<State> = HandlerFn<unknown, State>;

function byMethod<State>({ handler, component }: Route<State>): Answer<State> {
  if (typeof handler === "function") return handler;
  const verbs = new Map<string, Answer<State>>();
  if (component) verbs.set("GET", () => page());
  for (const method of METHODS) {
    const verb = handler?.[method];
    if (verb) verbs.set(method, verb);
  }
  return (ctx) => {
    const { method } = ctx.req;
    const verb = verbs.get(method) ??
      (method === "HEAD" ? verbs.get("GET") : undefined);
    return verb ? verb(ctx) : refuse(ctx, verbs.keys());
  };
}
