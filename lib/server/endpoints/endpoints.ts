import { redirectsOf } from "../../content/mod.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import {
  CALLERS,
  type Endpoint,
  type FindEndpoint,
  isInApi,
} from "../../endpoint.ts";
import type { HeaderList } from "../../base/http/header_list.ts";
import { isCleanPath, plainPath } from "../../base/http/target.ts";
import {
  type NearestPath,
  nearestPathOf,
} from "../../base/text/nearest_path.ts";
import { fileEndpoints } from "./files.ts";
import { operationEndpoints } from "./operations.ts";
import { oldQueries } from "./old_queries.ts";
import { nameOf, queriesOf } from "./pages.ts";
import { readable } from "./readable.ts";
import { SERVICES } from "./services.ts";
import { completed, translated, writtenEndpoints } from "./written.ts";
import type { EndpointSources, WrittenSources } from "../endpoint_sources.ts";
import { below } from "../../site.ts";

export interface Endpoints {
  find: FindEndpoint;
  nearestPath: NearestPath;
  /** Unordered. */
  all: Endpoint[];
}

/**
 * The table of all URLs. It is made once, so that a request costs a lookup.
 * Paths are compared as sent, so each has one spelling.
 */
export function endpointsOf(sources: EndpointSources): Endpoints {
  const { first, others, moves } = sources;
  const own = [
    ...listOf(sources).map((each) => completed(each, sources)),
    ...others.flatMap((each) => translated(each)),
  ];
  const exact = new Map(own.map((endpoint) => [endpoint.path, endpoint]));
  for (const each of own) {
    // A redirect would lose the body of some clients.
    if (each.kind === "service") exact.set(`${each.path}/`, each);
  }
  const templates = templatesAmong(own);
  const unknownAt = unknownOf(sources);
  const queries = queriesIn([first, ...others]);
  const findOwn: FindEndpoint = (path, search) =>
    exact.get(search && nameOf(path, search, queries.get(path)) || path) ??
      templates.find(({ prefix }) => isBelow(prefix, path))?.endpoint ??
      unknownAt(path);
  const isOwn = (address: string) => {
    const [path = "", query = ""] = plainPath(address).split("?", 2);
    const { kind } = findOwn(path, "");
    // A page may have old addresses with queries that it does not read.
    const isFree = kind === "unknown" || query !== "" && kind === "page" &&
        findOwn(path, `?${query}`) === findOwn(path, "");
    return isInApi(path) || !isFree;
  };
  const old = movedEndpoints(redirectsOf(moves, isOwn), sources);
  for (const endpoint of old) exact.set(endpoint.path, endpoint);
  const oldQuery = oldQueries(old);
  const all = [...own, ...old];
  return {
    find: (path, search) =>
      search && oldQuery(path, search) || findOwn(path, search),
    nearestPath: nearestPathOf(readablePaths(first.pages, all)),
    all,
  };
}

/** Paths whose query selects a page, in each language. */
function queriesIn(all: Pick<WrittenSources, "pages" | "prefix">[]) {
  return new Map(all.flatMap(({ pages, prefix }) =>
    pages.flatMap(queriesOf)
      .map(([path, query]) => [below(prefix, path), query] as const)
  ));
}

function listOf(sources: EndpointSources): Endpoint[] {
  return [
    ...operationEndpoints(sources),
    ...writtenEndpoints(sources.first),
    ...fileEndpoints(sources),
    ...SERVICES,
    readable("health", "/healthz", { limit: "none" }),
    readable("poll", CALLERS, { limit: "none" }),
  ];
}

/** Old addresses, which share all but their paths. */
function movedEndpoints(
  redirects: Map<string, string>,
  sources: EndpointSources,
): Endpoint[] {
  const headers = sources.headers.page();
  const redirect = readable("redirect", "", { headers, status: 301 });
  const shared = completed(redirect, sources);
  return Array.from(redirects, ([path, location]) => (
    { ...shared, path: plainPath(path), location }
  ));
}

/** A path that nothing has, in the API or in a language. */
function unknownOf(sources: EndpointSources): (path: string) => Endpoint {
  const nothing = (path: string, headers: HeaderList, prefix?: string) => ({
    ...completed(readable("unknown", path, { allow: [], headers }), sources),
    ...prefix && { prefix },
  });
  const inApi = nothing("/api/*", sources.headers.api());
  const elsewhere = nothing("*", sources.headers.page());
  const inLanguages = sources.others.map(({ prefix, headers, language }) =>
    nothing(
      `${prefix}/*`,
      [...headers.page(), ["content-language", language]],
      prefix,
    )
  );
  return (path) =>
    isInApi(path)
      ? inApi
      : inLanguages.find((each) => path.startsWith(`${each.prefix}/`)) ??
        elsewhere;
}

/** A prefix is followed by one segment. */
function templatesAmong(endpoints: Endpoint[]) {
  return endpoints.flatMap((endpoint) => {
    const [prefix = "", parameter] = endpoint.path.split("{");
    const isInPath = parameter !== undefined && !prefix.includes("?");
    return isInPath ? [{ prefix, endpoint }] : [];
  });
}

function isBelow(prefix: string, path: string): boolean {
  return path.length > prefix.length && path.startsWith(prefix) &&
    !path.includes("/", prefix.length) && isCleanPath(path);
}

/** Paths to suggest to a visitor who mistyped: pages first. */
function readablePaths(pages: PageMeta[], endpoints: Endpoint[]): string[] {
  const others = endpoints.filter(({ kind, path, prefix }) =>
    (READ.includes(kind) || prefix && kind === "page") && !/[?{]/.test(path)
  );
  return [...pages, ...others].map(({ path }) => path);
}

const READ: Endpoint["kind"][] = ["operation", "service", "twin", "document"];
