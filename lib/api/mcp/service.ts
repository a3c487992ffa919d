import type { Content } from "../../content/content.ts";
import type { AnyPrompt } from "./prompt.ts";
import type { AnyTool } from "./tool.ts";

/** One MCP server: what it is called, what it can do, and where it is. */
export interface McpService {
  /** Also the part of its name behind the site's. */
  id: "site" | "docs";
  path: string;
  title(content: Content): string;
  /** At most 100 characters, for server cards. */
  description(content: Content): string;
  /** What a model should know before it calls. */
  instructions(content: Content): string;
  tools: AnyTool[];
  prompts: AnyPrompt[];
}
