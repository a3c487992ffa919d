import type { Endpoint } from "../../endpoint.ts";
import { CORS } from "../../base/http/cors.ts";
import { readable } from "./readable.ts";

// Headers of MCP and A2A, which a browser may send only if allowed.
const MCP_HEADERS = [
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "A2A-Version",
];

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** Protocols other than the REST API. */
export const SERVICES: Endpoint[] = [
  service("/mcp", "mcp", { allow: METHODS, accepts: MCP_HEADERS }),
  service("/docs/mcp", "docs_mcp", { allow: METHODS, accepts: MCP_HEADERS }),
  service("/ask", "ask", { allow: METHODS }),
  service("/a2a", "a2a", { allow: ["POST", "OPTIONS"], accepts: MCP_HEADERS }),
];

function service(path: string, window: string, rest: Partial<Endpoint>) {
  return readable("service", path, {
    windowOf: () => window,
    limit: "enforced",
    headers: CORS,
    ...rest,
  });
}
