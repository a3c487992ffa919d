import type { Command } from "./command.ts";
import { bash, zsh } from "./completion/bash_zsh.ts";
import { fish } from "./completion/fish.ts";
import { nearMiss } from "./near_miss.ts";
import { UsageError } from "./usage_error.ts";

const SCRIPTS = new Map([["bash", bash], ["zsh", zsh], ["fish", fish]]);

export const SHELLS: readonly string[] = [...SCRIPTS.keys()];

/** A static script that completes the words of a command line. */
export function completion(
  shell: string,
  commands: readonly Command[],
): string {
  const script = SCRIPTS.get(shell);
  if (script) return script(commands);
  const meant = nearMiss(shell, SHELLS);
  throw new UsageError(
    `Unknown shell "${shell}"`,
    meant ? `Did you mean ${meant}?` : `One of: ${SHELLS.join(", ")}`,
  );
}
