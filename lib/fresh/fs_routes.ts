import type { LoadModule } from "./build/build.ts";
import type { Layer } from "./component.ts";
import type { Command } from "./compile.ts";
import type { Middleware } from "./context.ts";
import { type Route, routeEndpoint } from "./route.ts";
import { type RouteFile, routeFiles } from "./route_file.ts";

/** Commands for the files below `routes/`, whose modules are loaded on first use. */
export function fsRoutes<State>(
  modules: Map<string, LoadModule>,
): Command<State>[] {
  return routeFiles([...modules.keys()]).map((file) => {
    // The types of the module are unknown. The checks below see to its shape.
    let loaded: Promise<Module<State>> | undefined;
    const load = async () => await modules.get(file.file)?.();
    return toCommand(file, () => loaded ??= load());
  });
}

interface Module<State> {
  default?: Layer<State>["component"] & Middleware<State>;
  handler?: Route<State>["handler"] & MiddlewareExport<State>;
  handlers?: Route<State>["handler"] & MiddlewareExport<State>;
}
type MiddlewareExport<State> = Middleware<State> | Middleware<State>[];

function toCommand<State>(
  { file, role, at }: RouteFile,
  load: () => Promise<Module<State>>,
): Command<State> {
  const route = async () => toRoute(await load(), file);
  const layer = async () => toLayer(await load(), file);
  switch (role) {
    case "_app":
      return { type: "app", at, load: layer };
    case "_layout":
      return { type: "layout", at, load: layer };
    case "_middleware":
      return {
        type: "middleware",
        at,
        load: async () => toMiddlewares(await load(), file),
      };
    case "_404":
      return { type: "notFound", at, load: route };
    case "_error":
      return { type: "error", at, load: route };
    case "route":
      return { type: "route", at, endpoint: routeEndpoint(route) };
  }
}

function toRoute<State>(module: Module<State>, file: string): Route<State> {
  const handler = module.handler ?? module.handlers;
  const component = module.default;
  if (!handler && typeof component !== "function") {
    throw new TypeError(`routes/${file} exports no component and no handler`);
  }
  return { component, handler };
}

function toLayer<State>(module: Module<State>, file: string): Layer<State> {
  const component = module.default;
  if (typeof component !== "function") {
    throw new TypeError(`routes/${file} exports no component`);
  }
  if (module.handler ?? module.handlers) {
    warn(`routes/${file}: a layout has no handler, it is ignored`);
  }
  return { component };
}

function toMiddlewares<State>(module: Module<State>, file: string) {
  const exported = module.default ?? module.handler ?? module.handlers;
  if (!exported) throw new TypeError(`routes/${file} exports no middleware`);
  const middlewares = [exported].flat();
  if (middlewares.every((one) => typeof one === "function")) return middlewares;
  warn(`routes/${file}: an object of methods is no middleware, it is ignored`);
  return [];
}

function warn(message: string): void {
  // deno-lint-ignore no-console -- the author of the file looks there
  console.warn(message);
}
