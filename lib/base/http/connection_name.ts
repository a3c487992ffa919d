/**
 * The name that clients give to an MCP server: the host of the site, in letters,
 * digits and hyphens, which every client takes.
 */
export function connectionName(baseUrl: string, id = "site"): string {
  const host = new URL(baseUrl).hostname.replaceAll(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return id === "site" ? host : `${host}-${id}`;
}
