import type { AnyOperation } from "../api/operation.ts";
import { type PageMeta, twinPath } from "../pages/page.ts";
import { AGENT_VIEW, asksForAgentView } from "../discovery/agent_query.ts";
import { USAGE_HEADERS } from "../discovery/content_usage.ts";
import { linkHeader } from "../discovery/links.ts";

/** What the front door knows of a path before any route runs. */
export interface Endpoint {
  kind: "operation" | "service" | "page" | "document" | "unknown";
  /** The name of the rate window, which is also the route in the log. */
  nameFor(method: string): string;
  /** The methods it answers; empty where that is the route's own matter. */
  allow: string[];
  /** Whether one request too many is refused. */
  isLimited: boolean;
  /** Request headers that a browser may send to it, beside the usual ones. */
  accepts?: string[];
  /** Headers of each of its responses, whatever the status. */
  headers: [name: string, value: string][];
  /** The page, on its own path: the one place where Accept decides. */
  page?: PageMeta;
}

export interface EndpointSources {
  operations: AnyOperation[];
  pages: PageMeta[];
  /** Paths of the discovery documents. */
  documents: string[];
  baseUrl: string;
  /** Headers of every page. */
  pageHeaders: [name: string, value: string][];
}

/** Finds the endpoint of a path; made once from the lists, so a request costs a look-up. */
export function endpointsOf(sources: EndpointSources) {
  const { operations, pages, documents, baseUrl, pageHeaders } = sources;
  const sunset = `<${baseUrl}/developers>; rel="sunset"; type="text/html"`;
  const api: Endpoint["headers"] = [...CORS, ["link", sunset]];
  const exact = new Map<string, Endpoint>();
  const templates: { prefix: string; endpoint: Endpoint }[] = [];

  for (const [path, group] of Map.groupBy(operations, ({ path }) => path)) {
    const endpoint = operationEndpoint(group, api);
    const parameter = path.indexOf("{");
    if (parameter === -1) exact.set(path, endpoint);
    else templates.push({ prefix: path.slice(0, parameter), endpoint });
  }
  const readable: Endpoint["headers"] = [...CORS, ...USAGE_HEADERS];
  const document = fixed("document", { headers: readable });
  const apiDocument = fixed("document", {
    headers: [...api, ...USAGE_HEADERS],
  });
  for (const path of documents) {
    exact.set(path, isInApi(path) ? apiDocument : document);
  }
  for (const page of pages) {
    const link: [string, string] = ["link", linkHeader(page, baseUrl)];
    const headers = [...pageHeaders, ...USAGE_HEADERS, link];
    exact.set(page.path, fixed("page", { headers, page }));
    exact.set(twinPath(page.path), document);
  }
  exact.set("/.md", document);

  for (const { path, name, allow, accepts } of SERVICES) {
    const nameFor = () => name;
    const rest = { allow, accepts, headers: CORS, isLimited: true, nameFor };
    exact.set(path, fixed("service", rest));
  }

  const unknownApi = fixed("unknown", { headers: api, allow: [] });
  const unknown = fixed("unknown", { headers: pageHeaders, allow: [] });
  return (path: string, search: string): Endpoint =>
    exact.get(asksForAgentView(path, search) ? AGENT_VIEW : path) ??
      templates.find(({ prefix }) => isUnder(prefix, path))?.endpoint ??
      (isInApi(path) ? unknownApi : unknown);
}

function isInApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

function operationEndpoint(
  group: AnyOperation[],
  headers: Endpoint["headers"],
): Endpoint {
  const names = new Map(group.map(({ method, id }) => [String(method), id]));
  const get = names.get("GET");
  const first = get ?? group[0]?.id ?? "unknown";
  const allow = [
    ...(get ? ["GET", "HEAD"] : []),
    ...(names.has("POST") ? ["POST"] : []),
    "OPTIONS",
  ];
  return {
    kind: "operation",
    // A wrong method counts for the first operation of the path.
    nameFor: (method) => names.get(method) ?? first,
    allow,
    isLimited: true,
    headers,
  };
}

function fixed(
  kind: Endpoint["kind"],
  rest: Pick<Endpoint, "headers"> & Partial<Endpoint>,
): Endpoint {
  return {
    kind,
    nameFor: () => kind,
    allow: ["GET", "HEAD", "OPTIONS"],
    isLimited: false,
    ...rest,
  };
}

/** One more segment below the prefix, and nothing after it. */
function isUnder(prefix: string, path: string): boolean {
  return path.length > prefix.length && path.startsWith(prefix) &&
    !path.includes("/", prefix.length);
}

// The headers of MCP and of A2A, which browsers send only where allowed.
const MCP_HEADERS = [
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "A2A-Version",
];
const MCP_METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** What answers by a protocol of its own. */
const SERVICES: Service[] = [
  { path: "/mcp", name: "mcp", allow: MCP_METHODS, accepts: MCP_HEADERS },
  {
    path: "/docs/mcp",
    name: "docs_mcp",
    allow: MCP_METHODS,
    accepts: MCP_HEADERS,
  },
  { path: "/ask", name: "ask", allow: ["GET", "HEAD", "POST", "OPTIONS"] },
  {
    path: "/a2a",
    name: "a2a",
    allow: ["POST", "OPTIONS"],
    accepts: MCP_HEADERS,
  },
];

interface Service {
  path: string;
  /** The name of its rate window. */
  name: string;
  allow: string[];
  /** Request headers that a browser may send to it, beside the usual ones. */
  accepts?: string[];
}

const EXPOSED = [
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "Retry-After",
  "Location",
  "Idempotent-Replayed",
  "Preference-Applied",
  "Link",
  "ETag",
  "Allow",
  "Deprecation",
  "Sunset",
  "X-Request-Id",
].join(", ");

const ALLOW_ORIGIN = "access-control-allow-origin";

const CORS: Endpoint["headers"] = [
  [ALLOW_ORIGIN, "*"],
  ["access-control-expose-headers", EXPOSED],
];

/** The answer to OPTIONS: what may be called, and for a browser's preflight how. */
export function optionsResponse(
  { allow, headers, accepts = [] }: Pick<
    Endpoint,
    "allow" | "headers" | "accepts"
  >,
): Response {
  const response = new Response(null, { status: 204 });
  response.headers.set("allow", allow.join(", "));
  const isCrossOrigin = headers.some(([name]) => name === ALLOW_ORIGIN);
  if (!isCrossOrigin) return response;
  response.headers.set("access-control-allow-methods", allow.join(", "));
  response.headers.set(
    "access-control-allow-headers",
    [...SENDABLE, ...accepts].join(", "),
  );
  response.headers.set("access-control-max-age", "86400");
  return response;
}

const SENDABLE = [
  "Content-Type",
  "Idempotency-Key",
  "Prefer",
  "If-None-Match",
  "Accept",
];
