import { assertEquals } from "@std/assert";
import { connect, runServer } from "./support.ts";

/** The runtime's own bounds: they hold before any code of the site runs. */
const MAX_HEAD = 64 * 1024;
const MAX_HEADERS = 128;
const MAX_HEAD_OVER_HTTP2 = 16 * 1024;
/** Room below a bound, in bytes, for the rest of the head. */
const NEARLY = 256;

Deno.test("a head has about 64 KiB and 128 headers; a larger one is an empty 400", async (t) => {
  await using server = await runServer();
  const line = (length: number) => headOf("a".repeat(length), []);
  const header = (length: number) => headOf("", [`X-A: ${"a".repeat(length)}`]);
  const headers = (count: number) =>
    headOf("", Array.from({ length: count }, (_, i) => `X-${i}: a`));
  const both = (length: number) =>
    headOf("a".repeat(length / 2), [`X-A: ${"a".repeat(length / 2)}`]);
  const cases = {
    "a request line": [line(MAX_HEAD - NEARLY), line(MAX_HEAD)],
    "a header": [header(MAX_HEAD - NEARLY), header(MAX_HEAD)],
    "both together": [both(MAX_HEAD - NEARLY), both(MAX_HEAD)],
    // Host and Connection are two more.
    "many headers": [headers(MAX_HEADERS - 2), headers(MAX_HEADERS - 1)],
  };
  for (const [name, [taken = "", refused = ""]] of Object.entries(cases)) {
    await t.step(name, async () => {
      assertEquals((await answerTo(server.port, taken)).status, 200);
      const answer = await answerTo(server.port, refused);
      assertEquals(answer, { status: 400, body: "" });
    });
  }
});

Deno.test("over HTTP/2 a head has 16 KiB; a larger one is 431", async () => {
  await using server = await runServer();
  using client = Deno.createHttpClient({ http1: false, http2: true });
  const statusOf = async (length: number) => {
    // The types of the browser do not know the client.
    const init: RequestInit & { client: Deno.HttpClient } = {
      headers: { "x-a": "a".repeat(length) },
      client,
    };
    const response = await fetch(`${server.url}/healthz`, init);
    await response.body?.cancel();
    return response.status;
  };
  const statuses = [
    await statusOf(MAX_HEAD_OVER_HTTP2 - 1024),
    await statusOf(MAX_HEAD_OVER_HTTP2),
  ];
  assertEquals(statuses, [200, 431]);
});

function headOf(query: string, headers: string[]): string {
  return [
    `GET /healthz?${query} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    ...headers,
    "\r\n",
  ].join("\r\n");
}

async function answerTo(port: number, head: string) {
  const client = await connect(port);
  await client.send(head);
  const text = await client.read("\0");
  client.close();
  const [, status, body] = /^HTTP\/1.1 (\d+) [^]*?\r\n\r\n([^]*)$/.exec(text) ??
    [];
  return { status: Number(status), body };
}
