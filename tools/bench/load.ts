/** A bounded load of one URL over kept-alive connections. */
export interface Load {
  port: number;
  /** The request as it goes over the wire. */
  request: string;
  connections: number;
  /** Requests in all. */
  requests: number;
}

/** A request, before it is written out. */
export interface Wire {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As it goes over the wire; a body makes it a POST. */
export function requestOf({ path, headers = {}, body = "" }: Wire): string {
  const length = body ? { "content-length": String(body.length) } : {};
  const lines = Object.entries({ host: "localhost", ...headers, ...length })
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body ? "POST" : "GET";
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
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
  const { head, length } = await receive(socket, buffer);
  const headers = head.split("\r\n").slice(1).map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: buffer.slice(head.length + 4, length) };
}

async function repeat(
  socket: Deno.TcpConn,
  request: Uint8Array,
  times: number,
) {
  const buffer = new Uint8Array(256 * 1024);
  for (let i = 0; i < times; i++) {
    await socket.write(request);
    const { head } = await receive(socket, buffer);
    if (!head.startsWith("HTTP/1.1 2")) throw new Error(head.slice(0, 200));
  }
}

interface Received {
  /** Without the empty line that ends it. */
  head: string;
  /** Bytes of the whole response. */
  length: number;
}

/** Reads one response into a buffer that can hold it. */
export async function receive(
  socket: Deno.TcpConn,
  buffer: Uint8Array,
): Promise<Received> {
  let filled = 0;
  let received: Received | undefined;
  while (!received || filled < received.length) {
    const read = await socket.read(buffer.subarray(filled));
    if (read === null) throw new Error("The server closed the connection");
    filled += read;
    received ??= readHead(buffer.subarray(0, Math.min(filled, 4096)));
  }
  return received;
}

const decoder = new TextDecoder("latin1");

/** Undefined while the head is not all there. */
function readHead(bytes: Uint8Array): Received | undefined {
  const [head = "", ...rest] = decoder.decode(bytes).split("\r\n\r\n");
  if (rest.length === 0) return;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`No length in ${head}`);
  return { head, length: head.length + 4 + Number(length) };
}
