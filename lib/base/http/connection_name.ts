/**
 * The name of an MCP server in clients: the host in letters, digits and hyphens,
 * which every client accepts.
 */
export function connectionName(baseUrl: string, id = "site"): string {
  const host = new URL(baseUrl).hostname.replaceAll(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return id === "site" ? host : `${host}-${id}`;
}
