import { inOneLine, type Remark } from "../lib/content/remark.ts";
import { printable } from "../lib/log/printable.ts";

const MOST = 10;

/** Says in a line each what the owner of the content should look at; of many, the first. */
export function warn(
  warnings: Remark[],
  write: (line: string) => void,
): void {
  for (const warning of warnings.slice(0, MOST)) {
    write(printable(inOneLine(warning)));
  }
  const rest = warnings.length - MOST;
  if (rest > 0) write(`… and ${rest} more: run \`deno task doctor\``);
}
