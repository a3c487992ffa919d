import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { CLIENT_PACKAGES } from "../packages/mod.ts";
import type { Document } from "./document.ts";
import { protocolItems } from "./protocols.ts";
import {
  blocks,
  dataItems,
  ofKind,
  pageItems,
  section,
  textItems,
  toolItems,
} from "./words.ts";

export const developersLlms: Document = {
  path: "/developers/llms.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "llms.txt for developers",
  description: "documents, servers and tools for programs",
  role: "index",
  boundTo: "address",
  async render(sources) {
    const { baseUrl, servers, pages, content: { profile } } = sources;
    const reference = pages.filter(({ path }) => path === "/developers");
    const docs = ofKind(pages, "doc");
    return blocks(
      `# ${escapeWords(profile.name)}: for developers`,
      "> A REST API, two MCP servers, an agent and a question endpoint over one person's site. Public, anonymous, without a key.",
      "Use this index when you write a program or configure an assistant that reads this site.",
      // Parsers of llms.txt accept only links below a heading.
      "Endpoints:",
      protocolItems(sources),
      ...servers.flatMap(({ path, tools }) => [
        `Tools of ${baseUrl}${path}:`,
        toolItems(tools),
      ]),
      "Clients:",
      CLIENT_PACKAGES.map(({ path, title, description, install }) =>
        `- \`${install} ${baseUrl}${path}\`: ${title}, ${description}`
      ),
      "Descriptions as data:",
      dataItems(sources, "api", "mcp", "agent"),
      section("Reference", await pageItems([...reference, ...docs], sources)),
      section("Descriptions", await textItems(sources, "api", "mcp", "agent")),
    );
  },
};
