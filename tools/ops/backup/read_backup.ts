import { ConfigError } from "../../../lib/config.ts";
import type { Write } from "../../../lib/services/kv/store.ts";
import { End, Head, parsed, readEntry, readLine } from "./line.ts";

const FIX = "; import a file that `deno task ops export` wrote, unchanged";

/**
 * Yields the entries of a backup. Throws a ConfigError that names the first
 * wrong line, or the missing end.
 */
export async function* readBackup(lines: AsyncIterable<string>) {
  let number = 0;
  let isEnded = false;
  for await (const line of lines) {
    const read = atLine(++number, () => {
      if (isEnded) throw new ConfigError("expected no line after the last");
      return understand(line, number);
    });
    if (read === "end") isEnded = true;
    else if (read !== "head") yield read;
  }
  if (isEnded) return;
  atLine(number + 1, () => {
    throw new ConfigError("expected an entry or the last line, found none");
  });
}

function understand(text: string, number: number): Write | "head" | "end" {
  const line = readLine(text);
  if (number === 1) {
    parsed(Head, line);
    return "head";
  }
  const end = End.safeParse(line).data;
  if (!end) return readEntry(line);
  // Neither the head nor this line counts.
  const before = number - 2;
  if (end.entries === before) return "end";
  throw new ConfigError(
    `entries: expected ${end.entries} before it, found ${before}`,
  );
}

function atLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`Cannot import line ${line}: ${error.message}${FIX}`);
  }
}
