import type { Command } from "../command.ts";
import { SCRIPTS } from "../completion/scripts.ts";
import { nearMiss } from "../near_miss.ts";
import { UsageError } from "../usage_error.ts";

const SHELLS: readonly string[] = [...SCRIPTS.keys()];

export const completion: Command = {
  name: "completion",
  operands: ["<shell>"],
  options: [],
  summary: "Completion for bash, zsh, fish or PowerShell",
  examples: ['eval "$(foyer completion bash)"'],
  choices: SHELLS,
  run({ operands: [shell = ""] }) {
    const script = SCRIPTS.get(shell);
    if (script) return script;
    const near = nearMiss(shell, SHELLS);
    throw new UsageError(
      `Unknown shell "${shell}"`,
      near ? `Did you mean ${near}?` : `Use one of: ${SHELLS.join(", ")}`,
    );
  },
};
