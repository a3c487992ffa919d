import { fill } from "../../../base/words/fill.ts";
import type { McpService } from "../service.ts";
import { getDoc } from "./get_doc.ts";
import { searchDocs } from "./search_docs.ts";

/** The server for the documents. */
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
