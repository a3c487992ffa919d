/** A bounded load of one URL over kept-alive connections. */
export interface Load {
  port: number;
  /** The request as it goes over the wire. */
  request: string;
  connections: number;
  /** Requests in all. */
  requests: number;
}

/** Sends the load and gives the seconds that it took; any answer but a 2xx throws. */
export async function run(load: Load): Promise<number> {
  const { port, connections, requests } = load;
  const bytes = new TextEncoder().encode(load.request);
  const each = Math.ceil(requests / connections);
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () => Deno.connect({ hostname: "127.0.0.1", port }),
    ),
  );
  const begun = performance.now();
  await Promise.all(sockets.map((socket) => repeat(socket, bytes, each)));
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.close();
  return seconds;
}

/** One response as it came over the wire: `fetch` would unpack it. */
export async function exchange(
  port: number,
  request: string,
): Promise<{ headers: [string, string][]; body: Uint8Array }> {
  using socket = await Deno.connect({ hostname: "127.0.0.1", port });
  await socket.write(new TextEncoder().encode(request));
  const buffer = new Uint8Array(256 * 1024);
  let filled = 0;
  let wanted = Infinity;
  while (filled < wanted) {
    filled += await socket.read(buffer.subarray(filled)) ?? 0;
    wanted = lengthOf(buffer.subarray(0, filled));
  }
  const text = decoder.decode(buffer.subarray(0, filled));
  const [head = ""] = text.split("\r\n\r\n", 1);
  const headers = head.split("\r\n").slice(1).map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: buffer.slice(head.length + 4, filled) };
}

async function repeat(
  socket: Deno.TcpConn,
  request: Uint8Array,
  times: number,
) {
  const buffer = new Uint8Array(256 * 1024);
  for (let i = 0; i < times; i++) {
    await socket.write(request);
    let filled = 0;
    let wanted = Infinity;
    while (filled < wanted) {
      const read = await socket.read(buffer.subarray(filled));
      if (read === null) throw new Error("The server closed the connection");
      filled += read;
      if (wanted === Infinity) wanted = lengthOf(buffer.subarray(0, filled));
    }
  }
}

const decoder = new TextDecoder("latin1");

/** Length of the whole response, once its head is there. */
function lengthOf(received: Uint8Array): number {
  const head = decoder.decode(received.subarray(0, 4096));
  const end = head.indexOf("\r\n\r\n");
  if (end === -1) return Infinity;
  if (!head.startsWith("HTTP/1.1 2")) throw new Error(head.slice(0, 200));
  const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1];
  if (length === undefined) {
    throw new Error(`No length in ${head.slice(0, end)}`);
  }
  return end + 4 + Number(length);
}
