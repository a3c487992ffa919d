/// <reference lib="webworker" />
// A client that sends as fast as it is answered, in a thread of its own: what
// is measured beside it shall wait for the server, and not for the load.

import { receive } from "./load.ts";

export interface Flood {
  port: number;
  /** As it goes over the wire; `{number}` is another one each time, of the same length. */
  request: string;
  connections: number;
  milliseconds: number;
}

self.onmessage = async ({ data }: MessageEvent<Flood>) => {
  self.postMessage(await flood(data));
};

/** How many requests were answered. */
async function flood(
  { port, request, connections, milliseconds }: Flood,
): Promise<number> {
  const until = performance.now() + milliseconds;
  const encoder = new TextEncoder();
  let answered = 0;
  const one = async () => {
    using socket = await Deno.connect({ hostname: "127.0.0.1", port });
    const buffer = new Uint8Array(256 * 1024);
    while (performance.now() < until) {
      const text = request.replaceAll(
        "{number}",
        String(answered).padStart(8, "0"),
      );
      await socket.write(encoder.encode(text));
      await receive(socket, buffer);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered;
}
