import type { Endpoint } from "../../endpoint.ts";
import { CORS } from "../../base/http/cors.ts";
import { readable } from "./readable.ts";

// The headers of MCP and of A2A, which browsers send only where allowed.
const MCP_HEADERS = [
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "A2A-Version",
];

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** What answers by a protocol of its own. */
export const SERVICES: Endpoint[] = [
  service("/mcp", "mcp", {
    allow: METHODS,
    accepts: MCP_HEADERS,
  }),
  service("/docs/mcp", "docs_mcp", {
    allow: METHODS,
    accepts: MCP_HEADERS,
  }),
  service("/ask", "ask", { allow: METHODS }),
  service("/a2a", "a2a", {
    allow: ["POST", "OPTIONS"],
    accepts: MCP_HEADERS,
  }),
];

function service(
  path: string,
  window: string,
  rest: Partial<Endpoint>,
): Endpoint {
  return readable("service", path, {
    windowOf: () => window,
    limit: "enforced",
    headers: CORS,
    ...rest,
  });
}
