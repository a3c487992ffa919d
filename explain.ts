import { ConfigError } from "./lib/config.ts";
import {
  ContentError,
  type Diagnostic,
  lineOf,
} from "./lib/content/diagnostic.ts";
import { printable } from "./lib/base/log/printable.ts";
import { firstLines } from "./runtime/first_lines.ts";

/** Runs a program. Errors that the operator can fix are printed without a stack. */
export async function explain<T>(
  program: () => Promise<T>,
  exitCode = 1,
): Promise<T> {
  try {
    return await program();
  } catch (error) {
    const message = inWords(error);
    if (message === undefined) throw error;
    // deno-lint-ignore no-console -- this is where its owner looks
    console.error(message);
    Deno.exit(exitCode);
  }
}

/** Undefined for other errors. */
function inWords(error: unknown): string | undefined {
  if (error instanceof ContentError) return inLines(error.mistakes);
  if (error instanceof ConfigError) return printable(error.message);
}

/** The first mistakes, and the command that prints all. */
export function inLines(mistakes: Diagnostic[]): string {
  const lines = mistakes.map(lineOf);
  return printable(firstLines(lines, "deno task doctor --all").join("\n"));
}
