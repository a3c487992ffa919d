import type { Protocol, RecentCallers } from "../../services/types.ts";
import { isPerson } from "../../services/mod.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Middleware } from "./middleware.ts";

const SERVICES: Partial<Record<string, Protocol>> = {
  "/mcp": "MCP",
  "/docs/mcp": "MCP",
  "/a2a": "A2A",
};

/** Notes that a program called, and by what. */
export function noteCallers(callers: RecentCallers): Middleware {
  return (next) => (info) => {
    const surface = surfaceOf(info);
    if (surface) callers.note(surface, info.startedAt);
    return next(info);
  };
}

/** A browser with a person before it calls the API for them. */
function surfaceOf(
  { endpoint: { kind, path }, request: { method, headers } }: RequestInfo,
): Protocol | undefined {
  if (kind === "service" && method === "POST") return SERVICES[path];
  if (kind === "operation" && !isPerson(headers.get("user-agent"))) {
    return "API";
  }
}
