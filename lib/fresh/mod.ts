export { App } from "./app.ts";
export type { PageProps } from "./component.ts";
export type {
  FreshConfig,
  ListenOptions,
  ResolvedFreshConfig,
} from "./config.ts";
export type { Context } from "./context.ts";
export { createDefine, type Define } from "./define.ts";
export { HttpError } from "./error.ts";
export {
  type HandlerByMethod,
  type HandlerFn,
  type LayoutConfig,
  type Lazy,
  type MaybeLazy,
  type Method,
  type Middleware,
  page,
  type PageResponse,
  type RouteConfig,
  type RouteHandler,
} from "./handlers.ts";
export { staticFiles } from "./middlewares/static_files.ts";
export { trailingSlashes } from "./middlewares/trailing_slashes.ts";
