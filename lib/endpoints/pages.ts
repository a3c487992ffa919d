import { type PageMeta, twinPath } from "../content/page_meta.ts";
import { AGENT_VIEW, type Endpoint } from "../endpoint.ts";
import type { HeaderList } from "../http/header_list.ts";
import { readable } from "./readable.ts";
import type { EndpointSources } from "./sources.ts";

type Headers = EndpointSources["headers"];

export const NOINDEX: HeaderList[number] = ["x-robots-tag", "noindex"];

/** A page, its twin, and what leads to it. */
export function pageEndpoints(page: PageMeta, headers: Headers): Endpoint[] {
  const { path } = page;
  const html = { page, headers: headers.page(page) };
  const twin = { page, headers: headers.document, cachedBy: "path" } as const;
  const twins = path === "/" ? [twinPath(path), "/.md"] : [twinPath(path)];
  return [
    readable("page", path, { ...html, cachedBy: "path and form" }),
    ...asking(page, html.headers),
    ...twins.map((path) => readable("twin", path, twin)),
    ...slashed(path, headers.page()),
  ];
}

/** Where a page answers questions: it counts as one, and nobody keeps it. */
function asking(page: PageMeta, headers: HeaderList): Endpoint[] {
  const { path, asks } = page;
  if (asks === undefined) return [];
  const { parameter, window } = asks;
  return [readable("page", withQuestion(path, parameter), {
    page,
    asks: parameter,
    windowOf: () => window,
    limit: "told",
    headers: [...headers, ["cache-control", "no-store"], NOINDEX],
  })];
}

/** A slash at the end is one too many but for the home page. */
function slashed(path: string, headers: HeaderList): Endpoint[] {
  if (path === "/") return [];
  return [readable("redirect", `${path}/`, { location: path, headers })];
}

/** The name in the table of a path with a query: of most, it is the path. */
export function nameOf(path: string, search: string, asks?: string): string {
  if (path !== "/" && asks === undefined) return path;
  const query = new URLSearchParams(search);
  // The home page as programs want it.
  if (path === "/" && query.get("mode") === "agent") return AGENT_VIEW;
  const isAsked = asks !== undefined && query.get(asks)?.trim();
  return isAsked ? withQuestion(path, asks) : path;
}

function withQuestion(path: string, parameter: string): string {
  return `${path}?${parameter}={question}`;
}
