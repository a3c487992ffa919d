import { exportAll, importAll } from "./backup.ts";
import type { Command } from "./command.ts";
import { events } from "./events.ts";
import { generateKey } from "./generate_key.ts";
import { rotateKey } from "./rotate_key.ts";
import { status } from "./status.ts";

export const commands: Record<string, Command> = {
  status,
  events,
  export: exportAll,
  import: importAll,
  "rotate-key": rotateKey,
  "generate-key": generateKey,
};

/** All of them in a line, with their options. */
export function usage(): string {
  const all = Object.entries(commands).map(([name, { options }]) => {
    const flags = Object.entries(options)
      .map(([option, value]) => ` [${value ? `${option} ${value}` : option}]`);
    return name + flags.join("");
  });
  return `usage: deno task ops ${all.join(" | ")}`;
}
