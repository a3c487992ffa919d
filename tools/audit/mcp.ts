import { checksOf, must } from "./check.ts";

interface Listed {
  name: string;
  description: string;
  annotations: Record<string, unknown>;
  inputSchema: { properties?: Record<string, { description?: string }> };
}

const HELLO = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "audit", version: "1" },
};

/** Ora, layer Usability: the MCP servers. */
export const mcpChecks = checksOf("ora", {
  "mcp-server": [
    "initialize answers with identity and instructions",
    async (site) => {
      const { result } = await site.mcp("/mcp", "initialize", HELLO);
      const { name, version } = result.serverInfo;
      return must(Boolean(name && version && result.instructions), name);
    },
  ],
  "mcp-tool-listing": [
    "three or more tools, well named and described",
    async (site) => {
      const { result: { tools } } = await site.mcp("/mcp", "tools/list");
      const bad = tools.filter(({ name, description }: Listed) =>
        !/^[a-z_]{4,64}$/.test(name) || description.length < 20
      );
      return must(
        tools.length >= 3 && bad.length === 0,
        `${tools.length} tools`,
      );
    },
  ],
  "mcp-param-schemas": ["every parameter is described", async (site) => {
    const { result: { tools } } = await site.mcp("/mcp", "tools/list");
    const bare = tools.flatMap(({ inputSchema }: Listed) =>
      Object.values(inputSchema.properties ?? {})
        .filter(({ description }) => !description)
    );
    return must(bare.length === 0, `${bare.length} without a description`);
  }],
  "mcp-tool-annotations": ["tools are annotated", async (site) => {
    const { result: { tools } } = await site.mcp("/mcp", "tools/list");
    const holds = tools.every(({ annotations }: Listed) =>
      annotations.readOnlyHint === true &&
      annotations.destructiveHint === false
    );
    return must(holds, "readOnlyHint, destructiveHint", "a tool without them");
  }],
  "mcp-error-handling": ["an unknown tool is a proper error", async (site) => {
    const { error } = await site.mcp("/mcp", "tools/call", { name: "no_such" });
    return must(error?.code === -32602, error?.code);
  }],
  "mcp-server-card": [
    "the v1 card is that of the live endpoint, without tools",
    async (site) => {
      const card = await site.json("/mcp/server-card");
      const { result } = await site.mcp("/mcp", "initialize", HELLO);
      const holds = card.$schema.endsWith("/v1/server-card.schema.json") &&
        card.name === result.serverInfo.name &&
        card.description.length <= 100 &&
        new URL(card.remotes[0].url).pathname === "/mcp" && !card.tools;
      return must(holds, card.name);
    },
  ],
  "mcp-multi-surface-coverage": [
    "the documents have a server too",
    async (site) => {
      const { result: { tools } } = await site.mcp("/docs/mcp", "tools/list");
      return must(
        tools.length > 0 && tools.length <= 3,
        `${tools.length} tools`,
      );
    },
  ],
  "mcp-resource-listing": ["pages are resources", async (site) => {
    const { result } = await site.mcp("/mcp", "resources/list");
    return must(result.resources.length > 0, result.resources.length);
  }],
});
