import { AGENT_VIEW } from "../../endpoint.ts";
import { auth } from "./auth.ts";
import type { Document, Sources } from "./document.ts";
import { protocolsOf } from "./protocols.ts";
import { twinPath } from "../../content/page_meta.ts";

export const agentView: Document = {
  path: AGENT_VIEW,
  mediaType: "application/json",
  title: "Agent view",
  description: "tools, endpoints and documents of the site as JSON",
  role: "agent",
  headers: {
    // Search engines index the home page instead.
    "x-robots-tag": "noindex",
    "link": '</>; rel="canonical"',
  },
  render: (sources) => JSON.stringify(view(sources)),
};

function view(sources: Sources) {
  const { baseUrl, content: { profile }, servers, pages, rateLimit } = sources;
  return {
    kind: "agent-view",
    name: profile.name,
    url: `${baseUrl}/`,
    description: profile.description,
    authentication: { required: false, documentation: baseUrl + auth.path },
    rate_limit: rateLimit === 0
      ? null
      : { requests: rateLimit, window_seconds: 60, per: "client, endpoint" },
    capabilities: servers.flatMap(({ tools }) =>
      tools.map(({ description }) => description)
    ),
    endpoints: protocolsOf(sources),
    operations: sources.operations.map(({ id, method, path, summary }) => ({
      operationId: id,
      method,
      path,
      summary,
    })),
    tools: servers.flatMap(({ tools, path }) =>
      tools.map((tool) => ({ ...tool, server: baseUrl + path }))
    ),
    pages: pages.map(({ path, ...page }) => ({
      title: page.title,
      description: page.description || undefined,
      url: baseUrl + path,
      markdown: baseUrl + twinPath(path),
      updated: page.updated,
      language: page.language,
      translations: page.translations?.map(({ path, title, language }) => (
        { title, url: baseUrl + path, language }
      )),
    })),
    documents: sources.documents.filter(({ isCopy }) => !isCopy)
      .map(({ title, description, path, mediaType }) => ({
        title,
        description,
        url: baseUrl + path,
        type: mediaType,
      })),
  };
}
