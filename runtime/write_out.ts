/** Where a program's lines can go. */
export interface Outlets {
  stdout: { write(bytes: Uint8Array): Promise<number> };
  console: { log(line: string): void };
}

/**
 * Writes what the log hands over. A platform that collects logs takes them from
 * the console, and nothing of what is written to standard output by hand.
 */
export function writeOut(
  { stdout, console }: Outlets,
  isCollected: boolean,
): (bytes: Uint8Array) => Promise<void> {
  if (isCollected) return (bytes) => writeLines(bytes, console);
  return async (bytes) => {
    for (let from = 0; from < bytes.length;) {
      from += await stdout.write(bytes.subarray(from));
    }
  };
}

function writeLines(
  bytes: Uint8Array,
  { log }: Outlets["console"],
): Promise<void> {
  // A block holds whole lines.
  const lines = new TextDecoder().decode(bytes).split("\n");
  for (const line of lines) if (line !== "") log(line);
  return Promise.resolve();
}
