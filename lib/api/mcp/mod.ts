import { docs } from "./docs/mod.ts";
import type { McpService } from "./service.ts";
import { site } from "./site/mod.ts";

/** Both MCP servers; nothing else enumerates them. */
export const mcpServers: McpService[] = [site, docs];
