import type { Protocol, RecentCallers } from "../../services/types.ts";
import { isPerson } from "@foyer/services/shared";
import type { RequestInfo } from "../../request_info.ts";
import { after, type Middleware } from "./middleware.ts";

const SERVICES: Partial<Record<string, Protocol>> = {
  "/mcp": "MCP",
  "/docs/mcp": "MCP",
  "/a2a": "A2A",
};

/** Notes what a program called, and with what status it was answered. */
export function noteCallers(callers: RecentCallers): Middleware {
  function note(response: Response, info: RequestInfo): Response {
    const protocol = protocolOf(info);
    // A refused origin has called nothing.
    if (!protocol || response.status === 403) return response;
    const { request: { method }, endpoint, window, startedAt, tool } = info;
    callers.note({
      protocol,
      call: `${method} ${endpoint.path}${tool ? ` ${tool}` : ""}`,
      operation: window,
      status: response.status,
      at: startedAt,
    });
    return response;
  }
  return (next) => (info) => after(next(info), info, note);
}

/** A browser calls the API for a person. What a page of the site runs is no program's call. */
function protocolOf(
  { endpoint: { kind, path }, request: { method, headers } }: RequestInfo,
): Protocol | undefined {
  // Every browser sends the field with what a page asks for, also that of a stranger.
  if ((headers.get("sec-fetch-site") ?? "none") !== "none") return;
  if (kind === "service" && method === "POST") return SERVICES[path];
  if (kind === "operation" && !isPerson(headers.get("user-agent"))) {
    return "API";
  }
}
