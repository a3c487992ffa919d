import type { Tracing } from "../tracing.ts";
import type { Middleware } from "./middleware.ts";

/** Names what the runtime traces by the route: a path that nobody has is a client's word. */
export function nameSpans(
  { nameRequest }: Pick<Tracing, "nameRequest">,
): Middleware {
  return (next) => (info) => {
    const { request: { method }, endpoint: { kind, path } } = info;
    nameRequest(method, kind === "unknown" ? undefined : path);
    return next(info);
  };
}
