import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { PAGE } from "../../content/mod.ts";
import { AGENT_VIEW, type Endpoint } from "../../endpoint.ts";
import type { HeaderList } from "../../base/http/header_list.ts";
import { POLICIES } from "../middleware/policies.ts";
import { readable } from "./readable.ts";
import type { EndpointSources } from "../endpoint_sources.ts";

type Headers = EndpointSources["headers"];

export const NOINDEX: HeaderList[number] = ["x-robots-tag", "noindex"];

/** A page, its twin and its redirects. */
export function pageEndpoints(page: PageMeta, headers: Headers): Endpoint[] {
  const { path } = page;
  const html = { page, headers: headers.page(page) };
  const { document } = headers;
  const twin = { page, headers: document, cache: POLICIES.path };
  const twins = path === "/" ? [twinPath(path), "/.md"] : [twinPath(path)];
  return [
    readable("page", path, { ...html, cache: POLICIES.form }),
    ...asking(page, html.headers),
    ...twins.map((path) => readable("twin", path, twin)),
    ...slashed(page, headers.page()),
  ];
}

/** A page with a question: never cached. */
function asking(page: PageMeta, headers: HeaderList): Endpoint[] {
  const { path, asks } = page;
  if (asks === undefined) return [];
  const { parameter, window } = asks;
  return [readable("page", withQuestion(path, parameter), {
    page,
    asks: parameter,
    windowOf: () => window,
    limit: "shown",
    headers: [...headers, ["cache-control", "no-store"], NOINDEX],
  })];
}

/** Only the home page ends with a slash. */
function slashed({ path, first }: PageMeta, headers: HeaderList): Endpoint[] {
  if (path === "/" || first) return [];
  return [readable("redirect", `${path}/`, { location: path, headers })];
}

/** Pages that the query of a path selects. */
export interface Query {
  /** Parameter that holds a question. */
  asks?: string;
  /** True if it names a page of a section. */
  isPaged?: boolean;
}

/** Paths whose query selects a page. */
export function queriesOf({ path, kind, asks }: PageMeta): [string, Query][] {
  if (asks) return [[path, { asks: asks.parameter }]];
  if (kind !== "section") return [];
  return [path, twinPath(path)].map((path) => [path, { isPaged: true }]);
}

/** Name in the table of a path with a query. Mostly it is the path. */
export function nameOf(
  path: string,
  search: string,
  { asks, isPaged }: Query = {},
): string {
  if (path !== "/" && asks === undefined && !isPaged) return path;
  const query = new URLSearchParams(search);
  // The home page for programs.
  if (path === "/" && query.get("mode") === "agent") return AGENT_VIEW;
  if (isPaged && query.has(PAGE)) {
    return numbered(path, query.getAll(PAGE).join());
  }
  const isAsked = asks !== undefined && query.get(asks)?.trim();
  return isAsked ? withQuestion(path, asks) : path;
}

/** The first page has the path alone. The table has only the numbers that exist. */
function numbered(path: string, number: string): string {
  return number === "1" ? path : `${path}?${PAGE}=${number}`;
}

function withQuestion(path: string, parameter: string): string {
  return `${path}?${parameter}={question}`;
}
