export { App, type FreshConfig } from "./app.ts";
export type { PageProps } from "./component.ts";
export type {
  Context,
  Context as FreshContext,
  Middleware,
  Middleware as MiddlewareFn,
} from "./context.ts";
export { createDefine, type Define } from "./define.ts";
export { HttpError } from "./error.ts";
export { staticFiles } from "./middlewares/static_files.ts";
export {
  type HandlerByMethod,
  type HandlerFn,
  type Method,
  page,
  type PageResponse,
  type RouteHandler,
} from "./route.ts";
