import { ConfigError } from "./lib/config.ts";
import { ContentError } from "./lib/content/content_error.ts";
import { printable } from "./lib/log/printable.ts";

/** Runs a program; what its owner can mend is said in a line each, without a stack. */
export async function explain<T>(program: () => Promise<T>): Promise<T> {
  try {
    return await program();
  } catch (error) {
    const isOurs = error instanceof ConfigError ||
      error instanceof ContentError;
    if (!isOurs) throw error;
    // deno-lint-ignore no-console -- this is where its owner looks
    console.error(printable(error.message));
    Deno.exit(1);
  }
}
