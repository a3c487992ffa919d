import { assertEquals } from "@std/assert";
import { padded, POSTS } from "../api/support/bodies.ts";
import { runServer } from "./support.ts";

const LIMIT = 128 * 1024;
const PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/** Speaks HTTP/2 in the clear, from the first byte, and no other HTTP. */
function http2Client() {
  const client = Deno.createHttpClient({ http1: false, http2: true });
  return {
    fetch(url: string, init: RequestInit = {}): Promise<Response> {
      // The types of the browser do not know it.
      const own: RequestInit & { client: Deno.HttpClient } = {
        ...init,
        client,
      };
      return fetch(url, own);
    },
    [Symbol.dispose]: () => client.close(),
  };
}

Deno.test("the client of these tests begins with HTTP/2", async () => {
  using client = http2Client();
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const sent = client.fetch(`http://127.0.0.1:${listener.addr.port}/`);
  const isAnswered = sent.then(() => true, () => false);
  {
    using connection = await listener.accept();
    const reader = connection.readable.getReader({ mode: "byob" });
    const bytes = new Uint8Array(PREFACE.length);
    const { value } = await reader.read(bytes, { min: bytes.length });
    assertEquals(new TextDecoder().decode(value), PREFACE);
  }
  assertEquals(await isAnswered, false);
});

Deno.test("over HTTP/2 a body of 128 KiB is taken, and a longer one is 413", async (t) => {
  await using server = await runServer();
  using client = http2Client();
  for (const [path, valid] of POSTS) {
    await t.step(path, async () => {
      const send = (size: number) =>
        client.fetch(server.url + path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: padded(valid, size),
        });
      const taken = await send(LIMIT);
      await taken.body?.cancel();
      assertEquals(taken.status, 200);
      // The longer one is refused while most of it is still to come.
      for (const size of [LIMIT + 1, 3_000_000]) {
        const refused = await send(size);
        const { code } = await refused.json();
        assertEquals([refused.status, code], [413, "invalid_body"]);
      }
    });
  }
});
