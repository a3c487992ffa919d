import { docs } from "./docs/mod.ts";
import type { McpService } from "./service.ts";
import { site } from "./site/mod.ts";

/** The only list of the MCP servers. */
export const mcpServers: McpService[] = [site, docs];
