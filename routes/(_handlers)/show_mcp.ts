import { type Context, page } from "fresh";
import { errorResponse, methodNotAllowed } from "../../lib/errors.ts";
import { names } from "../../lib/base/http/accept.ts";
import { headerOf } from "../../lib/base/http/header_of.ts";
import type { HeaderList } from "../../lib/base/http/header_list.ts";
import { explain, NOT_FOR_PROGRAMS } from "../../lib/api/mcp/explain.ts";
import type { McpService } from "../../lib/api/mcp/service.ts";
import { pageHeaders, trialHeaders } from "../../lib/ui/page_headers.ts";
import type { State } from "../../lib/state.ts";

/** Makes the handler of GET: a page for people, because the server offers no stream. */
export function showMcp(service: McpService) {
  return async ({ req, state }: Context<State>) => {
    if (!names(headerOf(req.headers, "accept"), "text/html")) {
      const { allow } = state.request.endpoint;
      return errorResponse(
        methodNotAllowed(req.method, allow, NOT_FOR_PROGRAMS),
      );
    }
    const query = new URLSearchParams(state.request.search);
    const own = query.has("tool") ? PRIVATE : [];
    // An object replaces a field; a list would send it twice.
    const headers = Object.fromEntries([
      ...pageHeaders(state.deps),
      ...trialHeaders(state.deps.content),
      ...own,
    ]);
    return page(await explain(service, query, state), { headers });
  };
}

/** Headers of a page with the result of a visitor's call. */
const PRIVATE: HeaderList = [
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex"],
];
