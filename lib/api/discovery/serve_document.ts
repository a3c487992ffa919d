import { type Context, HttpError } from "fresh";
import { connectionName } from "../../base/http/connection_name.ts";
import { capabilitiesOf, identityOf, REVISIONS } from "../mcp/identity.ts";
import { mcpServers } from "../mcp/mod.ts";
import type { McpService } from "../mcp/service.ts";
import { respond } from "../rest/respond.ts";
import { names } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import type { State } from "../../state.ts";
import type { Document, McpServer, Sources } from "./document.ts";
import { documentsOf } from "./mod.ts";

export function serveDocument(document: Document) {
  const { mediaType, otherType } = document;
  return async ({ state }: Context<State>): Promise<Response> => {
    const body = await document.render(sourcesOf(state));
    const accept = headerOf(state.request.request.headers, "accept");
    const isOther = otherType !== undefined && names(accept, otherType);
    // Two types are two representations, each with an ETag of its own.
    return respond(state.request, isOther ? `${body}\n` : body, {
      "content-type": isOther ? otherType : mediaType,
      "vary": otherType ? "accept, accept-encoding" : "accept-encoding",
      "cache-control": "public, max-age=300",
      "cdn-cache-control": "no-store",
      ...document.headers,
    });
  };
}

/** The handler of documents that follow from the content, such as skills. */
export function serveListed(context: Context<State>): Promise<Response> {
  const { site, path } = context.state;
  const document = documentsOf(site.content)
    .find((document) => document.path === path);
  if (!document) throw new HttpError(404);
  return serveDocument(document)(context);
}

function sourcesOf(state: State): Sources {
  const { config, content } = state.site;
  return {
    ...state.site,
    twins: state.twins,
    readFont: state.deps.readFont,
    servers: mcpServers.map((service) => serverOf(service, state)),
    documents: documentsOf(content),
    rateLimit: config.RATE_LIMIT,
    search: state.request.search,
    now: state.deps.now(),
  };
}

function serverOf(service: McpService, state: State): McpServer {
  const { id, path, tools } = service;
  return {
    id,
    path,
    identity: identityOf(service, state),
    connection: connectionName(state.site.baseUrl, id),
    revisions: REVISIONS,
    capabilities: capabilitiesOf(service, state.site.content.skills.length > 0),
    tools: tools.map(({ name, title, description }) => ({
      name,
      title,
      description,
    })),
  };
}
