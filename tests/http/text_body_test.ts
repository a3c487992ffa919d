import { assert, assertEquals } from "@std/assert";
import http2 from "node:http2";
import { readText, type TextBody } from "../../lib/base/http/text_body.ts";

/** Bytes beyond Content-Length. */
const MORE = "x".repeat(64 * 1024);

const NEVER = new AbortController().signal;
const PATIENT = { size: 1_024, deadline: NEVER, pace: () => NEVER };

/** A server of the runtime's that reads each body; it says what came of it. */
function reading() {
  const read: TextBody[] = [];
  const { promise, resolve } = Promise.withResolvers<TextBody>();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const body = await readText(request, PATIENT);
      read.push(body);
      resolve(body);
      return new Response("read");
    },
  );
  const { port } = server.addr;
  return { server, port, first: promise, read };
}

Deno.test("over HTTP/1.1 no more of a body is read than its length says", async () => {
  const { server, port, first, read } = reading();
  const client = await Deno.connect({ hostname: "127.0.0.1", port });
  const head =
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\n";
  await client.write(new TextEncoder().encode(`${head}body${MORE}`));
  assertEquals(await first, { state: "read", text: "body" });
  client.close();
  await server.shutdown();
  assertEquals(read.length, 1);
});

Deno.test("over HTTP/1.1 chunks are counted, whatever a length before them says", async () => {
  const { server, port, read } = reading();
  const client = await Deno.connect({ hostname: "127.0.0.1", port });
  const size = MORE.length.toString(16);
  await client.write(new TextEncoder().encode(
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n" +
      `transfer-encoding: chunked\r\n\r\n${size}\r\n${MORE}\r\n0\r\n\r\n`,
  ));
  // Refused by the runtime, or by the reader.
  await client.read(new Uint8Array(1_024));
  client.close();
  await server.shutdown();
  assertEquals(read.filter(({ state }) => state === "read"), []);
});

Deno.test("a body in chunks is read piece by piece, though its length says that it is short", async () => {
  const read = await readText({
    headers: new Headers({
      "content-length": "4",
      "transfer-encoding": "chunked",
    }),
    body: new Blob([MORE]).stream(),
    bytes: () => Promise.reject(new Error("All of it was asked for")),
  }, PATIENT);
  assertEquals(read, { state: "too_large" });
});

Deno.test("a body is counted after it was read, though its length said that it is short", async () => {
  const read = await readText({
    headers: new Headers({ "content-length": "4" }),
    body: null,
    bytes: () => Promise.resolve(new Uint8Array(2_048)),
  }, PATIENT);
  assertEquals(read, { state: "too_large" });
});

Deno.test("over HTTP/2 a body that is longer than its length says is refused", async () => {
  const { server, port, first } = reading();
  const client = http2.connect(`http://127.0.0.1:${port}`);
  const ended = Promise.withResolvers<void>();
  client.on("error", () => {});
  client.on("close", ended.resolve);
  const stream = client.request({ ":method": "POST", "content-length": "4" });
  stream.on("error", () => {});
  stream.end(`body${MORE}`);
  const { state } = await first;
  assert(state === "invalid" || state === "interrupted", state);
  client.destroy();
  await ended.promise;
  await server.shutdown();
});

Deno.test("a short body that does not come in time is refused", async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const controller = new AbortController();
  const read = readText({
    headers: new Headers({ "content-length": "4" }),
    body: null,
    bytes: () => promise,
  }, { ...PATIENT, pace: () => controller.signal });
  controller.abort();
  assertEquals((await read).state, "invalid");
  resolve(new Uint8Array(4));
});
