/** A server in a process of its own. */
export interface Server extends AsyncDisposable {
  pid: number;
  port: number;
  /** Milliseconds from the start of the process to its first answer of `path`. */
  startup(path: string): Promise<number>;
}

/** Starts a server and waits until it prints its address. */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const begun = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...args],
    env,
    stdout: "piped",
  }).spawn();
  const output = child.stdout.getReader();
  const port = await portFrom(output);
  const drained = drain(output);
  return {
    pid: child.pid,
    port,
    async startup(path) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      await response.body?.cancel();
      return performance.now() - begun;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await drained;
    },
  };
}

async function portFrom(
  output: ReadableStreamDefaultReader<Uint8Array>,
): Promise<number> {
  let text = "";
  while (true) {
    const { value, done } = await output.read();
    text += new TextDecoder().decode(value);
    const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) return Number(port);
    if (done) throw new Error(`The server did not start: ${text}`);
  }
}

// A full pipe would stop the server in the middle of a measurement.
async function drain(output: ReadableStreamDefaultReader<Uint8Array>) {
  while (!(await output.read()).done);
}

/** CPU seconds that a process has used so far (Linux); undefined elsewhere. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  try {
    const text = await Deno.readTextFile(`/proc/${pid}/stat`);
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
