import type { Call } from "../../console/call.ts";
import { toolCall } from "../../console/tool_call.ts";

/** The ways in which a program asks for a page, by the name of each. */
export type Commands = Record<"curl" | "accept" | "mcp", Call>;

/** Of the page, and of the same for an agent. */
export function commandsFor(
  { path, twin }: { path: string; twin: string },
): Commands {
  return {
    curl: { path: twin, headers: {} },
    accept: { path, headers: { accept: "text/markdown" } },
    mcp: toolCall("/docs/mcp", "get_doc", { path }),
  };
}
