import type { Protocol, RecentCallers } from "../../services/types.ts";
import { isPerson } from "@foyer/services";
import type { RequestInfo } from "../../request_info.ts";
import type { Middleware } from "./middleware.ts";

const SERVICES: Partial<Record<string, Protocol>> = {
  "/mcp": "MCP",
  "/docs/mcp": "MCP",
  "/a2a": "A2A",
};

/** Notes the protocol that a program called. */
export function noteCallers(callers: RecentCallers): Middleware {
  return (next) => (info) => {
    const surface = surfaceOf(info);
    if (surface) callers.note(surface, info.startedAt);
    return next(info);
  };
}

/** A browser calls the API for a person. */
function surfaceOf(
  { endpoint: { kind, path }, request: { method, headers } }: RequestInfo,
): Protocol | undefined {
  if (kind === "service" && method === "POST") return SERVICES[path];
  if (kind === "operation" && !isPerson(headers.get("user-agent"))) {
    return "API";
  }
}
