import software from "../../../deno.json" with { type: "json" };
import { serverEntry } from "../mcp/install.ts";
import type { Document } from "./document.ts";

// Agent Plugins 1.0.0: the site is the root of a package, with its skills at the
// paths of a package.

const SCHEMAS = "https://agent-plugins.org/schemas/1.0.0";

/** The schema allows no additional properties. */
export const plugin: Document = {
  path: "/plugin.json",
  mediaType: "application/json",
  title: "Plugin manifest",
  description:
    "name, version and author of the site as an agent plugin (Agent Plugins 1.0.0); its servers are in /mcp.json, its skills in the skills index",
  role: "agent",
  boundTo: "address",
  render: ({ baseUrl, content: { profile } }) =>
    JSON.stringify({
      $schema: `${SCHEMAS}/plugin.schema.json`,
      name: pluginName(baseUrl),
      version: software.version,
      description: `Facts about ${profile.name}, from their own site.`,
      author: { name: profile.name, url: `${baseUrl}/` },
      homepage: `${baseUrl}/`,
      keywords: ["profile", "work history", "contact", "mcp"],
    }),
};

export const pluginServers: Document = {
  path: "/mcp.json",
  mediaType: "application/json",
  title: "MCP configuration",
  description: "the MCP servers as clients configure them",
  role: "mcp",
  render: ({ baseUrl, servers }) =>
    JSON.stringify({
      $schema: `${SCHEMAS}/mcp.schema.json`,
      mcpServers: Object.fromEntries(
        servers.map(({ connection, path }) => [
          connection,
          serverEntry(baseUrl + path),
        ]),
      ),
    }),
};

/** The host with lower-case letters, digits, dots and single hyphens. */
function pluginName(baseUrl: string): string {
  return new URL(baseUrl).hostname.replaceAll(/[^a-z\d.]+/g, "-")
    .replaceAll(/^-|-$/g, "").slice(0, 64);
}
