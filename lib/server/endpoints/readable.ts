import type { Endpoint } from "../../endpoint.ts";

/** Defaults of an endpoint: it answers GET and HEAD and refuses no client. */
export function readable(
  kind: Endpoint["kind"],
  path: string,
  rest: Partial<Endpoint>,
): Endpoint {
  const window = WINDOWS[kind] ?? kind;
  return {
    kind,
    path,
    allow: ["GET", "HEAD", "OPTIONS"],
    windowOf: () => window,
    limit: "announced",
    headers: [],
    accepts: [],
    ...rest,
  };
}

// Twins count as documents, and redirects as pages.
const WINDOWS: Partial<Record<Endpoint["kind"], string>> = {
  twin: "document",
  redirect: "page",
};
