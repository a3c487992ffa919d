import type { Content } from "../../content/content.ts";
import type { AnyPrompt } from "./prompts.ts";
import type { AnyTool } from "./tool.ts";

export interface McpService {
  /** Also the last part of the server's name. */
  id: "site" | "docs";
  path: string;
  title(content: Content): string;
  /** At most 100 characters, for server cards. */
  description(content: Content): string;
  /** Advice for the model, sent with `initialize`. */
  instructions(content: Content): string;
  tools: AnyTool[];
  prompts: AnyPrompt[];
}
