import type { Command, Load } from "./commands.ts";
import { fileUrl } from "./files.ts";
import type { Layer } from "./frame.ts";
import { type Middleware, type Route, routeEndpoint } from "./handlers.ts";
import { type RouteFile, routeFiles } from "./route_file.ts";

/** The files below `routes/` as commands; a module loads when it is needed. */
export function fsRoutes<State>(
  dir: string,
  files: string[],
  prepare: Load<void>,
): Command<State>[] {
  return routeFiles(files).map((file) => {
    const load = once(async () => {
      await prepare();
      // Only the module itself knows its types; `check` sees to the shapes.
      const module: Module<State> = await import(
        fileUrl(`${dir}/${file.file}`)
      );
      return module;
    });
    return toCommand(file, load);
  });
}

interface Module<State> {
  default?: Layer<State>["component"] & Middleware<State>;
  handler?: Route<State>["handler"] & MiddlewareExport<State>;
  handlers?: Route<State>["handler"] & MiddlewareExport<State>;
  config?: Route<State>["config"];
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
      return { type: "route", at, method: null, chain: [routeEndpoint(route)] };
  }
}

function toRoute<State>(module: Module<State>, file: string): Route<State> {
  const handler = module.handler ?? module.handlers;
  const component = module.default;
  if (!handler && typeof component !== "function") {
    throw new TypeError(`routes/${file} exports no component and no handler`);
  }
  return { component, handler, config: module.config };
}

function toLayer<State>(module: Module<State>, file: string): Layer<State> {
  const component = module.default;
  if (typeof component !== "function") {
    throw new TypeError(`routes/${file} exports no component`);
  }
  return { component, config: module.config };
}

function toMiddlewares<State>(
  module: Module<State>,
  file: string,
): Middleware<State>[] {
  const exported = module.default ?? module.handler ?? module.handlers;
  const middlewares = [exported ?? []].flat();
  if (!middlewares.every((one) => typeof one === "function") || !exported) {
    throw new TypeError(`routes/${file} exports no middleware function`);
  }
  return middlewares;
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => loaded ??= load();
}
