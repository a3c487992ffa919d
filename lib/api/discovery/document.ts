import type { PageMeta } from "../../content/page_meta.ts";
import type { Site } from "../../site.ts";
import type { Deps } from "../../deps.ts";
import type { TwinReader } from "../../state.ts";
import type { identityOf } from "../mcp/identity.ts";

export interface Sources extends
  Pick<
    Site,
    "baseUrl" | "content" | "imageAt" | "operations" | "pages" | "urlOf"
  > {
  twins: TwinReader;
  readFont: Deps["readFont"];
  servers: McpServer[];
  documents: Document[];
  /** Requests of a client in a window; 0 for no limit. */
  rateLimit: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** A page, for structured data about it. */
export interface Described extends Pick<Site, "baseUrl" | "content" | "urlOf"> {
  page: PageMeta;
}

/** An MCP server as documents describe it. */
export interface McpServer {
  id: string;
  path: string;
  identity: ReturnType<typeof identityOf>;
  /** Suggested name in a client's configuration. */
  connection: string;
  /** Revisions of the protocol, newest first. */
  revisions: readonly string[];
  capabilities: Record<string, Record<string, never>>;
  tools: { name: string; title: string; description: string }[];
}

type Body = string | Uint8Array<ArrayBuffer>;

export interface Document {
  path: string;
  mediaType: string;
  title: string;
  /** One line for lists. */
  description: string;
  /** The part of a list that contains it. */
  role: "index" | "api" | "mcp" | "agent" | "skill" | "person" | "crawler";
  /** A copy of another document; lists omit it. */
  isCopy?: true;
  /** Depends on the time, so it is not cached. */
  isTimed?: true;
  headers?: Record<string, string>;
  /** Throws an OperationError if the content has no such document. */
  render(sources: Sources): Body | Promise<Body>;
}
