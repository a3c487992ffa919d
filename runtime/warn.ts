import type { Warning } from "../lib/content/warning.ts";

const MOST = 10;

/** Says in a line each what the owner of the content should look at; of many, the first. */
export function warn(
  warnings: Warning[],
  write: (line: string) => void,
): void {
  for (const { place, what, fix } of warnings.slice(0, MOST)) {
    write(`${place}: ${what}; ${fix}`);
  }
  const rest = warnings.length - MOST;
  if (rest > 0) write(`… and ${rest} more: run \`deno task doctor\``);
}
