import { addressOf, startServer } from "../../support/server.ts";

/** A server process of its own, whose documents name the port it listens on. */
export async function atOwnAddress() {
  const process = startServer();
  const url = await addressOf(process);
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
