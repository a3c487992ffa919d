import type { Words } from "../../base/words/words.ts";

/** One way to add a server to a client: a link to follow, or text to copy. */
export interface Install {
  client: string;
  how: string;
  /** A one-click address; the client's program opens it. */
  link?: string;
  /** Text to copy. */
  code?: string;
}

/** A server in a client's configuration; the transport as the MCP registry spells it. */
export function serverEntry(url: string) {
  return { type: "streamable-http", url };
}

/** How the common clients are told of a server over Streamable HTTP. */
export function installsOf(
  url: string,
  name: string,
  words: Words["mcp"],
): Install[] {
  // VS Code has a word of its own for the transport.
  const vscode = JSON.stringify({ name, type: "http", url });
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
      link: `vscode:mcp/install?${encodeURIComponent(vscode)}`,
      code: `code --add-mcp '${vscode}'`,
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
      code: JSON.stringify(
        { mcpServers: { [name]: serverEntry(url) } },
        null,
        2,
      ),
    },
  ];
}
