export { App, type FreshConfig } from "./app.ts";
export type { PageProps } from "./component.ts";
export type { Context, Middleware } from "./context.ts";
export { HttpError } from "./error.ts";
export { staticFiles } from "./middlewares/static_files.ts";
export { createDefine, type HandlerFn, page } from "./route.ts";
