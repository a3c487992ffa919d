export { App } from "./app.ts";
export type { LayoutConfig, PageProps } from "./component.ts";
export type {
  FreshConfig,
  ListenOptions,
  ResolvedFreshConfig,
} from "./config.ts";
export type {
  Context,
  Context as FreshContext,
  Middleware,
  Middleware as MiddlewareFn,
} from "./context.ts";
export { createDefine, type Define } from "./define.ts";
export { HttpError } from "./error.ts";
export { cors, csp, csrf, ipFilter } from "./middlewares/left_out.ts";
export { staticFiles } from "./middlewares/static_files.ts";
export { trailingSlashes } from "./middlewares/trailing_slashes.ts";
export {
  type HandlerByMethod,
  type HandlerFn,
  type Lazy,
  type MaybeLazy,
  type Method,
  page,
  type PageResponse,
  type RouteConfig,
  type RouteHandler,
} from "./route.ts";
