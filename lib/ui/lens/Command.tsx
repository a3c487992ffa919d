import type { Call } from "../../api/calls/call.ts";
import { CurlPanel } from "../console/CurlPanel.tsx";
import { Tabs } from "../console/Tabs.tsx";
import { toolCall } from "../../api/calls/tool_call.ts";
import type { Words } from "../../base/words/words.ts";

interface Props {
  /** Address of the site, without a slash at its end. */
  baseUrl: string;
  /** Of the page, and of the same for an agent. */
  path: string;
  twin: string;
  words: Words["lens"];
}

/** The ways in which a program asks for the page, one at a time. */
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

/** By the address of the twin, by its own, and by a tool. */
function commandsFor(path: string, twin: string): Call[] {
  return [
    { path: twin, headers: {} },
    { path, headers: { accept: "text/markdown" } },
    toolCall("/docs/mcp", "get_doc", { path }),
  ];
}
