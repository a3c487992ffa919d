import { apiMessages } from "./api.ts";
import { configurationMessages } from "./configuration.ts";
import { contentMessages } from "./content.ts";
import { doctorMessages, plantedMessages } from "./doctor.ts";
import { foyerMessages } from "./foyer.ts";
import { importMessages } from "./import.ts";
import { logMessages } from "./log.ts";
import { block, type Messages } from "./messages.ts";
import { maintenanceMessages } from "./maintenance.ts";
import { newMessages } from "./new.ts";
import { opsMessages } from "./ops.ts";
import { otherMessages } from "./other_tasks.ts";
import { photoMessages } from "./photo.ts";
import { protocolMessages } from "./protocols.ts";
import { pythonMessages } from "./python_client.ts";
import { runtimeMessages } from "./runtime.ts";

export const SNAPSHOT = "tests/snapshots/messages.txt";

type Sources = Record<string, () => Promise<Messages>>;

/** Messages that take a few seconds together. */
export const SOURCES: Sources = {
  configuration: configurationMessages,
  runtime: runtimeMessages,
  content: contentMessages,
  "deno task doctor": doctorMessages,
  "deno task import": importMessages,
  "deno task new": newMessages,
  "deno task ops": opsMessages,
  "deno task photo": photoMessages,
  "deno task test, pack, bench, audit and advisories": maintenanceMessages,
  "other tasks": otherMessages,
  "foyer": foyerMessages,
  "Python client": pythonMessages,
  "REST API": apiMessages,
  "MCP, A2A and /ask": protocolMessages,
  "server log": logMessages,
};

/** The doctor examines a whole site for each. `tests/doctor/planted_test.ts` compares them. */
const PLANTED: Sources = { "planted mistakes": plantedMessages };

/** Every message that people read, in one text, to be read from top to bottom. */
export async function allMessages(): Promise<string> {
  const parts: string[] = [];
  for (const [source, read] of Object.entries({ ...SOURCES, ...PLANTED })) {
    parts.push(section(source, await read()));
  }
  return parts.join("\n\n") + "\n";
}

export function section(source: string, messages: Messages): string {
  return [`# ${source}`, ...Object.entries(messages).map(block)].join("\n\n");
}
