import { assertEquals } from "@std/assert";
import { testSite } from "./support/test_app.ts";

/** The status line and the body of the answer to bytes on a connection. */
async function answerTo(head: string, body = "") {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => site.send(request),
  );
  const { port } = server.addr;
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const end = head.includes("Connection:")
    ? "\r\n"
    : "Connection: close\r\n\r\n";
  await connection.write(new TextEncoder().encode(head + end + body));
  const text = await new Response(connection.readable).text();
  const [, status = ""] = /^HTTP\/1\.[01] (\d{3})/.exec(text) ?? [];
  const [, code] = /"code":"(\w+)"/.exec(text) ?? [];
  return { status: Number(status), code };
}

const REFUSED = { status: 400, code: "invalid_parameter" };
const RESERVED_PATHS = { status: 200, code: undefined };

const HEADS: [head: string, answer: typeof REFUSED | typeof RESERVED_PATHS][] =
  [
    ["GET /about HTTP/1.1\r\n", REFUSED],
    ["GET /api/v1/work HTTP/1.1\r\n", REFUSED],
    ["GET /healthz?x HTTP/1.0\r\n", RESERVED_PATHS],
    ["GET /healthz HTTP/1.1\r\n", RESERVED_PATHS],
    ["GET /about HTTP/1.1\r\nHost:\r\n", REFUSED],
    ["GET /about HTTP/1.1\r\nHost: localhost:8000\r\n", RESERVED_PATHS],
    ["GET /about HTTP/1.1\r\nHost: light.example\r\n", RESERVED_PATHS],
  ];

for (const [head, answer] of HEADS) {
  Deno.test(`${JSON.stringify(head)} is answered with ${answer.status}`, async () => {
    assertEquals(await answerTo(head), answer);
  });
}

Deno.test("two hosts are refused by the runtime, with an empty 400", async () => {
  const head = "GET /about HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n";
  assertEquals(await answerTo(head), { status: 400, code: undefined });
});

Deno.test("a request of HTTP/2 has no Host, and is answered by its authority", async () => {
  using site = testSite();
  const request = new Request("http://light.example/about");
  assertEquals(request.headers.get("host"), null);
  assertEquals((await site.send(request)).status, 200);
});

Deno.test("the runtime refuses a body beside Upgrade: h2c, as docs/clients.md says until it does not", async () => {
  const head = "POST /mcp HTTP/1.1\r\nHost: localhost:8000\r\n" +
    "Content-Type: application/json\r\nContent-Length: 2\r\n" +
    "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n" +
    "HTTP2-Settings: AAEAAEAAAAIAAAAB\r\n";
  const { status, code } = await answerTo(head, "{}");
  assertEquals([status, code], [400, undefined]);
});
