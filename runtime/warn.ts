import type { Diagnostic } from "../lib/content/content.ts";
import { lineOf } from "../lib/content/mod.ts";
import { printable } from "../lib/base/log/printable.ts";
import { firstLines } from "./first_lines.ts";

/** Prints warnings about the content, one a line, up to a maximum. */
export function warn(
  warnings: Diagnostic[],
  write: (line: string) => void,
): void {
  const lines = warnings.map((warning) => printable(lineOf(warning)));
  for (const line of firstLines(lines, "deno task doctor")) write(line);
}
