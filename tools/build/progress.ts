/** Tells somebody who waits what a build does. */
export interface Progress {
  phase<Made>(name: string, work: () => Promise<Made>): Promise<Made>;
  /** Says what lies there now. */
  end(): Promise<void>;
}

/** Milliseconds after which a build speaks. */
const PATIENCE = 2_000;

interface Outlet {
  isTerminal(): boolean;
  writeSync(bytes: Uint8Array): number;
}

/** On a terminal one line that changes; elsewhere a line for each phase that took a while. */
export function progressOn(
  outlet: Outlet,
  now = () => performance.now(),
): Progress {
  const isTerminal = outlet.isTerminal();
  const began = now();
  const seconds = (since: number) =>
    `${((now() - since) / 1_000).toFixed(1)} s`;
  const write = (text: string) => outlet.writeSync(encoder.encode(text));
  return {
    async phase(name, work) {
      const from = now();
      if (isTerminal) write(`${CLEAR}Building: ${name}`);
      const made = await work().finally(() => isTerminal && write(CLEAR));
      if (!isTerminal && now() - from > PATIENCE) {
        write(`Built ${name} in ${seconds(from)}\n`);
      }
      return made;
    },
    async end() {
      if (now() - began < PATIENCE) return;
      const { files, bytes } = await sizeOf("_fresh");
      const memory = Deno.memoryUsage().rss;
      write(
        `Built the content in ${seconds(began)}: ${files} files, ${
          megabytes(bytes)
        }; memory at the end ${megabytes(memory)}\n`,
      );
    },
  };
}

async function sizeOf(
  folder: string,
): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    const below = isDirectory
      ? await sizeOf(path)
      : { files: 1, bytes: (await Deno.stat(path)).size };
    files += below.files;
    bytes += below.bytes;
  }
  return { files, bytes };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Returns to the beginning of the line, and empties it. */
const CLEAR = "\r\x1b[2K";
const encoder = new TextEncoder();
