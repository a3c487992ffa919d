// @ts-check
// For a browser that has an agent: what the site can be asked, as tools (WebMCP).
// The MCP server of the site says which there are, and runs them.

/**
 * @typedef {{ name: string, title: string, description: string, inputSchema: object }} Tool
 * @typedef {{ tools: (Tool & { annotations: { readOnlyHint: boolean } })[] }} Tools
 * @typedef {Tool & { annotations: object, execute(input: object, options?: { signal?: AbortSignal }): Promise<unknown> }} Registered
 * @typedef {{ registerTool(tool: Registered): Promise<void> | void }} ModelContext
 */

/** @type {ModelContext} Older browsers have it elsewhere. */
const context = Reflect.get(document, "modelContext") ??
  Reflect.get(navigator, "modelContext");

/** @type {Tools} */
const { tools } = await send("tools/list", {});
for (const { name, title, description, inputSchema, annotations } of tools) {
  if (!annotations.readOnlyHint) continue;
  await context.registerTool({
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: true },
    execute: (input, options) =>
      send("tools/call", { name, arguments: input }, options?.signal),
  });
}

/**
 * The result of a request of MCP; what the site refuses is an error.
 * @param {string} method
 * @param {object} params
 * @param {AbortSignal} [signal]
 */
async function send(method, params, signal) {
  const response = await fetch("/mcp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept": "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal,
  });
  const { result, error } = await response.json();
  if (!result) throw new Error(error?.message ?? `Status ${response.status}`);
  return result;
}
