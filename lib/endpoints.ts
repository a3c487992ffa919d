import type { AnyOperation } from "./api/operation.ts";
import {
  AGENT_VIEW,
  type Endpoint,
  type FindEndpoint,
  isInApi,
  OFFLINE,
} from "./endpoint.ts";
import { CORS } from "./http/cors.ts";
import { isCleanPath } from "./http/target.ts";
import type { HeaderList } from "./http/representation.ts";
import { type NearestPath, nearestPathOf } from "./text/nearest_path.ts";
import { type PageMeta, twinPath } from "./content/page_meta.ts";

/** The lists that the table is made from. */
export interface EndpointSources {
  operations: AnyOperation[];
  /** Whether what an operation answers follows from the request and the content alone. */
  isConstant(operation: AnyOperation): boolean;
  pages: PageMeta[];
  documents: { path: string; isTimed?: true }[];
  /** Paths of static files and of what the build made for browsers. */
  assets: string[];
  /** Paths of files of the person's own. */
  ownFiles: string[];
  /** Paths of what is drawn in the person's hue. */
  icons: string[];
  /** Paths of the pictures of pages. */
  previews: string[];
  /** Paths of the pictures of people. */
  avatars: string[];
  headers: {
    /** Of all that a program may read. */
    document: HeaderList;
    /** Of a page; of none, what an error page needs. */
    page(page?: PageMeta): HeaderList;
    /** Of the API. */
    api: HeaderList;
  };
}

export interface Endpoints {
  find: FindEndpoint;
  nearestPath: NearestPath;
  /** In no order that matters. */
  all: Endpoint[];
}

/**
 * The one table of what is where. It is made once, so that a request costs a
 * look-up; paths count as they are sent, and every spelling but one is unknown.
 */
export function endpointsOf(sources: EndpointSources): Endpoints {
  const { exact, templates, unknown, unknownInApi } = tableOf(sources);
  const asking = new Map(sources.pages.map(({ path, asks }) => [path, asks]));
  return {
    find: (path, search) =>
      exact.get(
        search === "" ? path : nameOf(path, search, asking.get(path)),
      ) ??
        templates.find(({ prefix }) => isBelow(prefix, path))?.endpoint ??
        (isInApi(path) ? unknownInApi : unknown),
    nearestPath: nearestPathOf(readablePaths(sources.pages, exact)),
    all: [...exact.values(), ...templates.map(({ endpoint }) => endpoint)],
  };
}

/** What one may have meant to read: pages, before all that programs do. */
function readablePaths(
  pages: PageMeta[],
  endpoints: Map<string, Endpoint>,
): string[] {
  const others = endpoints.values().filter(({ kind, path }) =>
    READ.includes(kind) && !path.includes("?")
  );
  return [...pages, ...others].map(({ path }) => path);
}

const READ: Endpoint["kind"][] = ["operation", "service", "twin", "document"];

interface Template {
  /** One segment may follow. */
  prefix: string;
  endpoint: Endpoint;
}

function tableOf(sources: EndpointSources) {
  const {
    operations,
    pages,
    documents,
    assets,
    ownFiles,
    icons,
    previews,
    avatars,
    headers,
  } = sources;
  const exact = new Map<string, Endpoint>();
  const templates: Template[] = [];
  const add = (endpoint: Endpoint) => exact.set(endpoint.path, endpoint);

  for (const [path, group] of Map.groupBy(operations, ({ path }) => path)) {
    const endpoint = operationEndpoint(path, group, sources);
    const [prefix = "", parameter] = path.split("{");
    if (parameter === undefined) add(endpoint);
    else templates.push({ prefix, endpoint });
  }
  for (const { path, isTimed } of documents) {
    const cachedBy = isTimed ? "nothing" : "path";
    const own = isInApi(path) ? headers.api : [];
    const all = [...headers.document, ...own];
    add(readable("document", path, { cachedBy, headers: all }));
  }
  for (const page of pages) {
    const { path } = page;
    const html = { page, headers: headers.page(page) };
    add(readable("page", path, { ...html, cachedBy: "path and form" }));
    if (page.asks !== undefined) add(answering(page, page.asks, html.headers));
    const twin = { page, headers: headers.document, cachedBy: "path" } as const;
    const twins = path === "/" ? [twinPath(path), "/.md"] : [twinPath(path)];
    for (const path of twins) add(readable("twin", path, twin));
    if (path === "/") continue;
    const redirect = { location: path, headers: headers.page() };
    add(readable("redirect", `${path}/`, redirect));
  }
  const file = { headers: headers.page() };
  for (const path of assets) add(readable("asset", path, file));
  for (const path of icons) {
    add(readable("asset", path, { ...file, cachedBy: "path" }));
  }
  add(readable("page", OFFLINE, {
    headers: [...file.headers, NOINDEX],
    cachedBy: "path",
  }));
  add(readable("asset", "/sw.js", { headers: [...file.headers, FETCHES] }));
  for (const path of [...previews, ...avatars]) {
    add(readable("asset", path, { ...file, cachedBy: "picture" }));
  }
  for (const path of ownFiles) {
    add(readable("asset", path, { ...file, cachedBy: "file" }));
  }
  for (const { path, window, ...rest } of SERVICES) {
    const service = readable("service", path, { headers: CORS, ...rest });
    add({ ...service, windowOf: () => window, limit: "enforced" });
  }
  add(readable("health", "/healthz", { limit: "none" }));
  const nothing = { allow: [], headers: headers.page() };
  return {
    exact,
    templates,
    unknown: readable("unknown", "*", nothing),
    unknownInApi: readable("unknown", "/api/*", {
      ...nothing,
      headers: headers.api,
    }),
  };
}

/** What answers GET and HEAD and refuses nobody, but for what is said otherwise. */
function readable(
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
    cachedBy: "nothing",
    ...rest,
  };
}

// Twins are documents, and what leads to a page is counted as the page.
const WINDOWS: Partial<Record<Endpoint["kind"], string>> = {
  twin: "document",
  redirect: "page",
};

function operationEndpoint(
  path: string,
  group: AnyOperation[],
  { headers, isConstant }: EndpointSources,
): Endpoint {
  const names = new Map(group.map(({ method, id }) => [String(method), id]));
  const read = group.find(({ method }) => method === "GET");
  const first = read?.id ?? group[0]?.id ?? "unknown";
  return {
    ...readable("operation", path, { headers: headers.api }),
    limit: "enforced",
    // A wrong method counts for the first operation of the path.
    windowOf: (method) => names.get(method) ?? first,
    allow: [
      ...(read ? ["GET", "HEAD"] : []),
      ...(names.has("POST") ? ["POST"] : []),
      "OPTIONS",
    ],
    cachedBy: read && isConstant(read) ? "path and query" : "nothing",
  };
}

function isBelow(prefix: string, path: string): boolean {
  return path.length > prefix.length && path.startsWith(prefix) &&
    !path.includes("/", prefix.length) && isCleanPath(path);
}

/** The name in the table of a path with a query: of most, it is the path. */
function nameOf(path: string, search: string, asks?: string): string {
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

/** A page that answers a question: it counts as one, and nobody keeps it. */
function answering(
  page: PageMeta,
  asks: string,
  headers: HeaderList,
): Endpoint {
  return {
    ...readable("page", withQuestion(page.path, asks), { page, asks }),
    windowOf: () => "ask",
    limit: "told",
    headers: [
      ...headers,
      ["cache-control", "no-store"],
      NOINDEX,
    ],
  };
}

// The headers of MCP and of A2A, which browsers send only where allowed.
const MCP_HEADERS = [
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "A2A-Version",
];
const MCP_METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

interface Service {
  path: string;
  /** The name of its rate window. */
  window: string;
  allow: string[];
  accepts?: string[];
}

const NOINDEX: HeaderList[number] = ["x-robots-tag", "noindex"];

/** A service worker has its own policy, and asks the site for what it keeps. */
const FETCHES: HeaderList[number] = [
  "content-security-policy",
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
];

/** What answers by a protocol of its own. */
const SERVICES: Service[] = [
  { path: "/mcp", window: "mcp", allow: MCP_METHODS, accepts: MCP_HEADERS },
  {
    path: "/docs/mcp",
    window: "docs_mcp",
    allow: MCP_METHODS,
    accepts: MCP_HEADERS,
  },
  { path: "/ask", window: "ask", allow: ["GET", "HEAD", "POST", "OPTIONS"] },
  {
    path: "/a2a",
    window: "a2a",
    allow: ["POST", "OPTIONS"],
    accepts: MCP_HEADERS,
  },
];
