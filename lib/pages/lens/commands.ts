/** The ways in which a program asks for a page, by the name of each. */
export interface Commands {
  curl: string;
  accept: string;
  mcp: string;
}

/** `baseUrl` is the address of the site, without a slash at its end. */
export function commandsFor(
  { baseUrl, path, twin }: { baseUrl: string; path: string; twin: string },
): Commands {
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "get_doc", arguments: { path } },
  };
  return {
    curl: `curl ${baseUrl}${twin}`,
    accept: `curl -H "Accept: text/markdown" ${baseUrl}${path}`,
    mcp: [
      `curl ${baseUrl}/docs/mcp`,
      `-H "Content-Type: application/json"`,
      `-d '${JSON.stringify(call)}'`,
    ].join(" \\\n  "),
  };
}
