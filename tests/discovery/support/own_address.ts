/** A server process of its own, whose documents name the port it listens on. */
export async function atOwnAddress() {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--no-lock", "main.ts"],
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      KV_PATH: ":memory:",
      RATE_LIMIT: "0",
      LOG_FORMAT: "off",
      NO_COLOR: "1",
    },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const url = await firstMatch(process.stdout, /http:\/\/localhost:\d+/);
  return {
    url,
    async [Symbol.asyncDispose]() {
      process.kill("SIGKILL");
      await process.status;
    },
  };
}

/** Waits for what a program writes when it is ready. */
export async function firstMatch(
  output: ReadableStream<Uint8Array>,
  pattern: RegExp,
): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += new TextDecoder().decode(chunk);
    const [found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  throw new Error(`Cannot find ${pattern} in: ${text.slice(0, 500)}`);
}
