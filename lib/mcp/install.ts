import type { Words } from "../words/words.ts";

/** One way to add a server to a client: a link to follow, or text to copy. */
export interface Install {
  client: string;
  how: string;
  /** A one-click address; the client's program opens it. */
  link?: string;
  /** Text to copy. */
  code?: string;
}

/** How the common clients are told of a server over Streamable HTTP. */
export function installsOf(
  url: string,
  name: string,
  words: Words["mcp"],
): Install[] {
  const config = { type: "http", url };
  const vscode = encodeURIComponent(JSON.stringify({ name, ...config }));
  const cursor = encodeURIComponent(btoa(JSON.stringify({ url })));
  return [
    {
      client: "Claude Code",
      how: words.inTerminal,
      code: `claude mcp add --transport http ${name} ${url}`,
    },
    {
      client: "VS Code",
      how: words.oneClickOrCommand,
      link: `vscode:mcp/install?${vscode}`,
      code: `code --add-mcp '${JSON.stringify({ name, ...config })}'`,
    },
    {
      client: "Cursor",
      how: words.oneClick,
      link:
        `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${cursor}`,
    },
    {
      client: words.otherClient,
      how: words.inConfiguration,
      code: JSON.stringify({ mcpServers: { [name]: config } }, null, 2),
    },
  ];
}

/** The host as a name that every client takes: letters, digits, hyphens. */
export function connectionName(baseUrl: string, id: string): string {
  const host = new URL(baseUrl).hostname.replaceAll(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return id === "site" ? host : `${host}-${id}`;
}
