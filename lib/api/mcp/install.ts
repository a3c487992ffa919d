import type { Words } from "../../base/words/words.ts";

export type Install = ReturnType<typeof installsOf>[number];

/** A server in a client's configuration, with the transport name of the MCP registry. */
export function serverEntry(url: string) {
  return { type: "streamable-http", url };
}

export function installsOf(url: string, name: string, words: Words["mcp"]) {
  // VS Code has its own name for the transport.
  const vscode = JSON.stringify({ name, type: "http", url });
  const cursor = encodeURIComponent(btoa(JSON.stringify({ url })));
  const claude = new URLSearchParams({
    modal: "add-custom-connector",
    connectorName: name,
    connectorUrl: url,
  });
  return [
    {
      client: "Claude",
      how: words.oneClick,
      link: `https://claude.ai/customize/connectors?${claude}`,
    },
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
