import { otherMessages } from "./other_tasks.ts";
import { opsMessages } from "./ops.ts";
import { newMessages } from "./new.ts";
import { importMessages } from "./import.ts";
import { foyerMessages } from "./foyer.ts";
import { apiMessages } from "./api.ts";
import { configurationMessages } from "./configuration.ts";
import { contentMessages } from "./content.ts";
import { doctorMessages } from "./doctor.ts";
import { logMessages } from "./log.ts";
import { protocolMessages } from "./protocols.ts";
import type { Messages } from "./messages.ts";

const SOURCES: Record<string, () => Promise<Messages>> = {
  configuration: configurationMessages,
  content: contentMessages,
  "deno task doctor": doctorMessages,
  "deno task import": importMessages,
  "deno task new": newMessages,
  "deno task ops": opsMessages,
  "other tasks": otherMessages,
  "foyer": foyerMessages,
  "REST API": apiMessages,
  "MCP, A2A and /ask": protocolMessages,
  "server log": logMessages,
};

/** Every message that people read, in one text, to be read from top to bottom. */
export async function allMessages(): Promise<string> {
  const parts: string[] = [];
  for (const [source, messages] of Object.entries(SOURCES)) {
    parts.push(`# ${source}`, ...Object.entries(await messages()).map(block));
  }
  return parts.join("\n\n") + "\n";
}

function block([situation, message]: [string, string]): string {
  const lines = message.trim().split("\n").map((line) => `  ${line}`.trimEnd());
  return [`${situation}:`, ...lines].join("\n");
}
