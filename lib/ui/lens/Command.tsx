import type { Call } from "../../api/calls/call.ts";
import { CurlPanel } from "../console/CurlPanel.tsx";
import { Tabs } from "../console/Tabs.tsx";
import { toolCall } from "../../api/calls/tool_call.ts";
import type { Words } from "../../base/words/words.ts";

export interface Props {
  /** Without a trailing slash. */
  baseUrl: string;
  path: string;
  /** Path of the Markdown twin. */
  twin: string;
  words: Words["lens"];
}

/** Calls with which a program gets the page, as tabs. */
export function Command({ baseUrl, path, twin, words }: Props) {
  const commands = commandsFor(path, twin);
  const names = ["curl", words.accept, "MCP"];
  return (
    <div class="w con">
      <div class="bar">
        <Tabs name="lens_commands" label={words.command} names={names} />
      </div>
      {commands.map((call, at) => (
        <CurlPanel
          key={at}
          id={`lens_${at}`}
          baseUrl={baseUrl}
          call={call}
          copy={words.copy}
        />
      ))}
    </div>
  );
}

function commandsFor(path: string, twin: string): Call[] {
  return [
    { path: twin, headers: {} },
    { path, headers: { accept: "text/markdown" } },
    toolCall("/docs/mcp", "get_doc", { path }),
  ];
}
