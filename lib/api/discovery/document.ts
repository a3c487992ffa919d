import type { AnyOperation } from "../../operation.ts";
import type { Content } from "../../content/content.ts";
import type { ContentImage } from "../../content/image.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import type { TwinReader } from "../../state.ts";

/** The lists that every document is a function of. */
export interface Sources {
  baseUrl: string;
  content: Content;
  operations: AnyOperation[];
  pages: PageMeta[];
  /** The image of the content at an address such as `/images/lamp.png`. */
  imageAt(address: string): ContentImage | undefined;
  twins: TwinReader;
  servers: McpServer[];
  documents: Document[];
  /** Requests that a client may make in a window; 0 where nobody is refused. */
  rateLimit: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** An MCP server as documents speak of it. */
export interface McpServer {
  id: string;
  path: string;
  /** What it says of itself to a client that connects. */
  identity: {
    name: string;
    title: string;
    version: string;
    description: string;
    websiteUrl: string;
    icons: { src: string; mimeType: string; sizes: string[] }[];
  };
  /** The name that a client may know it by. */
  connection: string;
  /** Revisions of the protocol, newest first. */
  revisions: readonly string[];
  capabilities: Record<string, Record<string, never>>;
  tools: { name: string; title: string; description: string }[];
}

/** A document for programs at a fixed path: route, media type and text in one value. */
export interface Document {
  path: string;
  mediaType: string;
  /** What lists of documents call it. */
  title: string;
  /** One line for lists of documents. */
  description: string;
  /** In which part of a list it stands. */
  role: "index" | "api" | "mcp" | "agent" | "skill" | "person" | "crawler";
  /** The same bytes as another one, which lists name instead. */
  isCopy?: true;
  /** Changes with the clock, so that it cannot be cached. */
  isTimed?: true;
  /** Headers beside those that every document has. */
  headers?: Record<string, string>;
  render(sources: Sources): string | Promise<string>;
}
