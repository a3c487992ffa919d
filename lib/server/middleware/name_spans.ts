import type { Tracing } from "../tracing.ts";
import type { Middleware } from "./middleware.ts";

/** Names the span of a request by its route. An unknown path is text of a client. */
export function nameSpans(
  { nameRequest }: Pick<Tracing, "nameRequest">,
): Middleware {
  return (next) => (info) => {
    const { request: { method }, endpoint: { kind, path } } = info;
    nameRequest(method, kind === "unknown" ? undefined : path);
    return next(info);
  };
}
