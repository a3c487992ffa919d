import type { McpService } from "../service.ts";
import { getDoc } from "./get_doc.ts";
import { searchDocs } from "./search_docs.ts";

/** The server over the documents; the only list of its tools. */
export const docs: McpService = {
  id: "docs",
  path: "/docs/mcp",
  title: ({ profile }) => `Documents of ${profile.name}`,
  description: () => "Search and read the documents and pages of this site",
  instructions: ({ profile }) =>
    `The documents and pages of ${profile.name}'s site. Search first with search_docs, then read the best hit whole with get_doc. Cite the addresses that they give.`,
  tools: [searchDocs, getDoc],
  prompts: [],
};
