import type { Asked } from "../topic.ts";

/** Servers for assistants, and their tools. */
export const MCP: Asked[] = [
  {
    at: "/docs/mcp-servers",
    says: "can ask this site itself",
    asks:
      "mcp | mcp server_n | mcp address | mcp assistant | mcp list | mcp auth",
    not: "tool transport session revision prompt resource error limit batch",
  },
  {
    at: "/docs/mcp-servers",
    says: "the person: story, work, contact, pages",
    asks:
      "mcp person_about | mcp person_about address | mcp person_about assistant",
    not: "tool prompt error",
  },
  {
    at: "/docs/mcp-servers",
    says: "the documents and pages, to search",
    asks: "mcp document | mcp document address",
    not: "tool prompt error revision session",
  },
  {
    at: "/docs/mcp-servers#add-a-server",
    says: "Claude Code does the same",
    asks:
      "assistant add this_site | assistant add mcp | assistant add this_n | assistant add site",
    not: "cursor box limit error tool store webmcp room",
  },
  {
    at: "/docs/mcp-servers",
    says: "search_docs, get_doc",
    lists: true,
    asks: "mcp tool | mcp tool list | tool list server_n",
    not: "person_work person_contact document error",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-docs-mcp",
    lists: true,
    asks: "mcp tool document | mcp tool document list",
    not: "search",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-docs-mcp",
    says: "search_docs: ",
    asks: "tool search document | mcp search document",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_work_history: ",
    asks: "mcp tool person_work | tool assistant person_work",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_contact: ",
    asks: "mcp tool person_contact",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_page: ",
    asks: "mcp tool whole_page",
    not: "search list",
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_about: ",
    asks: "mcp tool person_about",
    not: "person_work person_contact",
  },
  {
    at: "/docs/mcp-servers#add-a-server",
    says: "Streamable HTTP",
    asks: "mcp transport | mcp transport server_n",
    not: "error",
  },
  {
    at: "/docs/mcp-servers#revisions-of-the-protocol",
    says: "Both servers speak the revision",
    asks: "mcp revision",
    not: "session add",
  },
  {
    at: "/docs/mcp-servers#revisions-of-the-protocol",
    says: "there is no session",
    asks: "mcp session",
  },
  {
    at: "/docs/mcp-servers#resources-and-prompts",
    says: "has two prompts",
    asks: "mcp prompt | prompt server_n | prompt this_site",
    not: "invent",
  },
  {
    at: "/docs/mcp-servers#resources-and-prompts",
    says: "is also a resource",
    asks: "mcp resource",
  },
  {
    at: "/docs/mcp-servers#in-a-browser-with-an-agent",
    asks: "webmcp",
  },
  {
    at: "/docs/mcp-servers#when-something-is-wrong",
    lists: true,
    asks: "mcp error",
  },
];
