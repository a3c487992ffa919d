import { redirectsOf } from "../../content/mod.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import {
  CALLERS,
  type Endpoint,
  type FindEndpoint,
  isInApi,
} from "../../endpoint.ts";
import { type HeaderList, INERT_CSP } from "../../base/http/header_list.ts";
import { isCleanPath } from "../../base/http/target.ts";
import {
  type NearestPath,
  nearestPathOf,
} from "../../base/text/nearest_path.ts";
import { fileEndpoints } from "./files.ts";
import { operationEndpoints } from "./operations.ts";
import { nameOf, pageEndpoints, queriesOf } from "./pages.ts";
import { POLICIES } from "../middleware/policies.ts";
import { readable } from "./readable.ts";
import { SERVICES } from "./services.ts";
import type { EndpointSources } from "../endpoint_sources.ts";

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
  const { pages, moves } = sources;
  const own = listOf(sources).map((each) => completed(each, sources));
  const exact = new Map(own.map((endpoint) => [endpoint.path, endpoint]));
  const templates = templatesAmong(own);
  const [inApi, elsewhere] = unknownOf(sources);
  const queries = new Map(pages.flatMap(queriesOf));
  const find: FindEndpoint = (path, search) =>
    (search === "" ? exact.get(path) : exact.get(path + search) ??
      exact.get(nameOf(path, search, queries.get(path)))) ??
      templates.find(({ prefix }) => isBelow(prefix, path))?.endpoint ??
      (isInApi(path) ? inApi : elsewhere);
  const isOwn = (path: string) => find(path, "") !== elsewhere;
  const old = movedEndpoints(redirectsOf(moves, isOwn), sources);
  for (const endpoint of old) exact.set(endpoint.path, endpoint);
  const all = [...own, ...old];
  return {
    find,
    nearestPath: nearestPathOf(readablePaths(pages, all)),
    all,
  };
}

function listOf(sources: EndpointSources): Endpoint[] {
  const { documents, pages, followingPages, headers } = sources;
  return [
    ...operationEndpoints(sources),
    ...documents.map((document) => documentEndpoint(document, headers)),
    ...[...pages, ...followingPages]
      .flatMap((page) => pageEndpoints(page, headers)),
    ...fileEndpoints(sources),
    ...SERVICES,
    readable("health", "/healthz", { limit: "none" }),
    readable("poll", CALLERS, { limit: "none" }),
  ];
}

function documentEndpoint(
  { path, isTimed }: EndpointSources["documents"][number],
  headers: EndpointSources["headers"],
): Endpoint {
  const own = isInApi(path) ? headers.api() : [];
  return readable("document", path, {
    cache: isTimed ? undefined : POLICIES.path,
    headers: [...headers.document, ...own],
  });
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
    { ...shared, path, location }
  ));
}

function unknownOf(sources: EndpointSources): [Endpoint, Endpoint] {
  const { headers } = sources;
  const nothing = (path: string, headers: HeaderList) =>
    completed(readable("unknown", path, { allow: [], headers }), sources);
  return [nothing("/api/*", headers.api()), nothing("*", headers.page())];
}

/** Adds the headers of every response, and a policy to what is never HTML. */
function completed(
  endpoint: Endpoint,
  { headers: { always } }: EndpointSources,
): Endpoint {
  const { kind, headers, headersOf, page } = endpoint;
  const rest = NEVER_HTML.includes(kind) ? [...always, INERT_CSP] : always;
  const named: HeaderList = page?.language
    ? [["content-language", page.language]]
    : [];
  const ofMethods = Array.from(
    headersOf ?? [],
    ([method, own]): [string, HeaderList] => [method, [...own, ...rest]],
  );
  return {
    ...endpoint,
    headers: [...headers, ...named, ...rest],
    ...headersOf && { headersOf: new Map(ofMethods) },
  };
}

const NEVER_HTML: Endpoint["kind"][] = ["operation", "document", "twin"];

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
  const others = endpoints.filter(({ kind, path }) =>
    READ.includes(kind) && !/[?{]/.test(path)
  );
  return [...pages, ...others].map(({ path }) => path);
}

const READ: Endpoint["kind"][] = ["operation", "service", "twin", "document"];
