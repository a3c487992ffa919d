import type { ComponentChildren } from "preact";
import type { Load, PageProps } from "./component.ts";
import { type Context, internalsOf, type Middleware } from "./context.ts";
import { MethodNotAllowed } from "./error.ts";
import { renderComponent } from "./render.ts";

export const METHODS = [
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

type PageInit = Omit<PageResponse<unknown>, "data">;

export function page(): PageResponse<undefined>;
export function page<Data>(data: Data, init?: PageInit): PageResponse<Data>;
export function page(data?: unknown, init?: PageInit): PageResponse<unknown> {
  return { data, headers: init?.headers, status: init?.status };
}

export type HandlerFn<Data, State> = (
  ctx: Context<State>,
) => Response | PageResponse<Data> | Promise<Response | PageResponse<Data>>;
export type HandlerByMethod<Data, State> = {
  [M in Method]?: HandlerFn<Data, State>;
};
export type RouteHandler<Data, State> =
  | HandlerFn<Data, State>
  | HandlerByMethod<Data, State>;

export interface Route<State> {
  // A method, not a property: components of any `Data` are welcome here.
  component?(props: PageProps<unknown, State>): ComponentChildren;
  handler?: RouteHandler<unknown, State>;
}

/** Answers for a route, whose module is loaded on first use. */
export function routeEndpoint<State>(
  load: Load<Route<State>>,
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
  const { component } = route;
  if (!component || !result) {
    throw new TypeError("A handler must return a Response, or data for a page");
  }
  ctx.data = result.data;
  const { headers, status } = result;
  const init = { headers, status };
  return await renderComponent(ctx, internalsOf(ctx), component, init);
}

/** 204 to OPTIONS, 405 to any other method, both with `Allow`. */
function refuse(method: string, methods: Iterable<string>): Response {
  const allow = new Set([...methods, "OPTIONS"]);
  if (allow.has("GET")) allow.add("HEAD");
  const headers = { allow: METHODS.filter((m) => allow.has(m)).join(", ") };
  if (method !== "OPTIONS") throw new MethodNotAllowed(headers.allow);
  return new Response(null, { status: 204, headers });
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
    const { method } = internalsOf(ctx);
    const verb = verbs.get(method) ??
      (method === "HEAD" ? verbs.get("GET") : undefined);
    return verb ? verb(ctx) : refuse(method, verbs.keys());
  };
}

/** Identity functions that give handlers and components their types. */
export function createDefine<State>() {
  return {
    handlers: <
      Data,
      Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>,
    >(handlers: Handlers) => handlers,
    page: <Handler = RouteHandler<unknown, State>>(
      component: Component<PageProps<DataOf<Handler>, State>>,
    ) => component,
    layout: (component: Component<PageProps<unknown, State>>) => component,
  };
}

type Component<Props> = (props: Props) => ComponentChildren;

type DataOf<Handler> = Handler extends (ctx: never) => infer Result
  ? PageData<Awaited<Result>>
  : {
    [M in keyof Handler]: NonNullable<Handler[M]> extends
      (ctx: never) => infer Result ? PageData<Awaited<Result>> : never;
  }[keyof Handler];

type PageData<Result> = Result extends PageResponse<infer Data> ? Data : never;
