import { fill } from "../../../base/words/fill.ts";
import { checkFit, summarisePerson } from "../prompts.ts";
import type { McpService } from "../service.ts";
import { getAbout } from "./get_about.ts";
import { getContact } from "./get_contact.ts";
import { getPage } from "./get_page.ts";
import { getWorkHistory } from "./get_work_history.ts";

/** The server about the person. */
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
