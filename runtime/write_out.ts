/** Outputs of a program. */
export interface Outlets {
  stdout: { write(bytes: Uint8Array): Promise<number> };
  console: { log(line: string): void };
}

/**
 * Writes blocks of log lines. A platform collects logs from the console, not
 * from standard output.
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
  // A block consists of whole lines.
  const lines = new TextDecoder().decode(bytes).split("\n");
  for (const line of lines) if (line !== "") log(line);
  return Promise.resolve();
}
