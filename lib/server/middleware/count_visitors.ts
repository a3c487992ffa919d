import { prefersMarkdown } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import { isPerson, type Presence } from "@foyer/services/shared";
import type { Middleware } from "./middleware.ts";

/** Counts page views of people, not of programs. */
export function countVisitors(presence: Presence): Middleware {
  return (next) => (info) => {
    const { request: { method, headers }, endpoint, client } = info;
    if (endpoint.kind === "page" && method === "GET") {
      const isRead = isPerson(headers.get("user-agent")) &&
        !prefersMarkdown(headerOf(headers, "accept"));
      if (isRead) presence.see(client);
    }
    return next(info);
  };
}
