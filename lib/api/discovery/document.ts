import type { Content } from "../../content/content.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import type { Published, Site } from "../../site.ts";
import type { Deps } from "../../deps.ts";
import type { TwinReader } from "../../state.ts";
import type { Bound } from "../../endpoint.ts";
import type { capabilitiesOf, identityOf } from "../mcp/identity.ts";

export interface Sources extends Site {
  twins: TwinReader;
  readFont: Deps["readFont"];
  servers: McpServer[];
  documents: Document[];
  /** Requests of a client in a window; 0 for no limit. */
  rateLimit: number;
  /** Query of the request, with its question mark. */
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A page, for structured data about it. */
export interface Described extends Published {
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
  capabilities: ReturnType<typeof capabilitiesOf>;
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
  /** A copy or a part of another document; lists omit it. */
  isCopy?: true;
  /** Another type of the same bytes, for clients whose Accept names it. */
  otherType?: string;
  /** Depends on the time or on the request, so it is not cached. */
  isTimed?: true;
  /** Absent if another address in the place of its own makes it right. */
  boundTo?: Bound;
  /** Absent if every site has it. */
  isOffered?(content: Content): boolean;
  headers?: Record<string, string>;
  /** Throws an OperationError if the content has no such document. */
  render(sources: Sources): Body | Promise<Body>;
}
