/** The name of an MCP server in clients, in characters that all of them accept. */
export function connectionName(baseUrl: string, id = "site"): string {
  const host = new URL(baseUrl).hostname.replaceAll(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return id === "site" ? host : `${host}-${id}`;
}
