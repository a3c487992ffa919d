import { fill } from "../../base/words/fill.ts";
import { searchDocs } from "./docs/search_docs.ts";
import { getDoc, getPage } from "./page_tools.ts";
import { checkFit, summarisePerson } from "./prompts.ts";
import type { McpService } from "./service.ts";
import { getAbout } from "./site/get_about.ts";
import { getContact } from "./site/get_contact.ts";
import { getWorkHistory } from "./site/get_work_history.ts";

export const site: McpService = {
  id: "site",
  path: "/mcp",
  title: ({ profile: { name }, words }) =>
    fill(words.mcp.servers.site.title, { name }),
  description: ({ words }) => words.mcp.servers.site.description,
  instructions: ({ profile }) =>
    `Facts about ${profile.name}, from their own site. Everything is read-only and public. Quote what the tools say and cite the addresses that they give; what they do not say is not known.`,
  tools: [getAbout, getWorkHistory, getContact, getPage],
  prompts: [summarisePerson, checkFit],
};

export const docs: McpService = {
  id: "docs",
  path: "/docs/mcp",
  title: ({ profile: { name }, words }) =>
    fill(words.mcp.servers.docs.title, { name }),
  description: ({ words }) => words.mcp.servers.docs.description,
  instructions: ({ profile }) =>
    `The documents and pages of ${profile.name}'s site. Search first with search_docs, then read the best hit whole with get_doc. Cite the addresses that they give.`,
  tools: [searchDocs, getDoc],
  prompts: [],
};

/** The only list of the MCP servers, their tools and prompts. */
export const mcpServers: McpService[] = [site, docs];
