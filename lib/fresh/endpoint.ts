import type { Load } from "./component.ts";
import { type Context, internalsOf, type Middleware } from "./context.ts";
import { MethodNotAllowed } from "./error.ts";
import { renderComponent } from "./render.ts";
import {
  type HandlerFn,
  METHODS,
  page,
  type PageResponse,
  type Route,
} from "./route.ts";

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
