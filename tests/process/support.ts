import { addressOf, startServer } from "../support/server.ts";

/** Milliseconds that a server lives at most, whatever happens to the test. */
const LIFE = 30_000;

/** A server in a process of its own, which ends with the test. */
export async function runServer(env: Record<string, string> = {}) {
  const child = startServer(env);
  const url = await addressOf(child);
  return living(child, url);
}

/** As `runServer`, but nobody reads what it prints once it has said where it is. */
export async function runUnreadServer(env: Record<string, string> = {}) {
  const child = startServer(env);
  const reader = child.stdout.getReader();
  let text = "";
  let url: string | undefined;
  while (!url) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server did not start: ${text}`);
    text += new TextDecoder().decode(value);
    [url] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
  }
  const server = living(child, url, () => reader.cancel());
  /** Output from now to the end. */
  const rest = async () => {
    let printed = "";
    for (
      let read = await reader.read();
      read.value;
      read = await reader.read()
    ) {
      printed += new TextDecoder().decode(read.value);
    }
    return printed;
  };
  return { ...server, rest };
}

function living(
  child: Deno.ChildProcess,
  url: string,
  close: () => Promise<void> = () => Promise.resolve(),
) {
  const kill = () => {
    try {
      child.kill("SIGKILL");
    } catch {
      // It has ended already.
    }
  };
  // Real time: a real process is ended if the test does not get that far.
  const timer = setTimeout(kill, LIFE);
  const end = async () => {
    kill();
    await child.status;
    clearTimeout(timer);
    await close();
  };
  return {
    child,
    url: url.replace("localhost", "127.0.0.1"),
    port: Number(new URL(url).port),
    kill: end,
    [Symbol.asyncDispose]: end,
  };
}

/** Reads the output of a process line by line. */
export function linesOf(output: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = output.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    /** All that was printed until this is in it, or until the end. */
    async until(expected: RegExp | string): Promise<string> {
      while (text.search(expected) < 0) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    },
    close: () => reader.cancel(),
  };
}

/** A connection on which the test writes as it likes. */
export async function connect(port: number) {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const decoder = new TextDecoder();
  let text = "";
  return {
    async send(sent: string): Promise<void> {
      let left = new TextEncoder().encode(sent);
      // The system may take less than all at once.
      while (left.length > 0) left = left.slice(await connection.write(left));
    },
    /** All that came until this is in it, or until the end. */
    async read(until: string): Promise<string> {
      const bytes = new Uint8Array(4_096);
      while (!text.includes(until)) {
        const read = await connection.read(bytes).catch(() => null);
        if (read === null) break;
        text += decoder.decode(bytes.subarray(0, read), { stream: true });
      }
      return text;
    },
    close: () => connection.close(),
  };
}
