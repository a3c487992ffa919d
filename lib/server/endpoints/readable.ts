import type { Endpoint } from "../../endpoint.ts";

/** What answers GET and HEAD and refuses nobody, but for what is said otherwise. */
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

// Twins are documents, and what leads to a page is counted as the page.
const WINDOWS: Partial<Record<Endpoint["kind"], string>> = {
  twin: "document",
  redirect: "page",
};
