import { gzipSync } from "node:zlib";
import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import { fetchJson } from "../../lib/services/upstreams/fetch.ts";
import { FakeClock } from "../support/clock.ts";
import {
  BAD_UPSTREAMS,
  CuttingOff,
  endless,
  json,
  standIn,
} from "../support/stand_in.ts";
import { deadAddress, testNetwork, upstreamError } from "./helpers.ts";

const Visitors = z.object({ visitors: z.int() });

function ask(
  address: string,
  signal = new AbortController().signal,
): Promise<z.output<typeof Visitors>> {
  return fetchJson(testNetwork(), { url: new URL(address) }, {
    provider: "test",
    signal,
    schema: Visitors,
  });
}

const FAILURES: Record<string, string> = {
  "a 500": "status",
  "a 404": "status",
  "a 201": "status",
  "HTML with 200": "media_type",
  "a redirect to an inner host": "redirect",
  "another media type": "media_type",
  "no body": "unexpected",
  "cut off JSON": "unexpected",
  "JSON of another shape": "unexpected",
  "bytes that are not UTF-8": "unexpected",
  "a body without an end": "too_large",
};

for (const [name, handler] of Object.entries(BAD_UPSTREAMS)) {
  Deno.test(`fetchJson() refuses ${name}, and repeats nothing of it`, async () => {
    await using server = standIn(handler);
    const error = await upstreamError(ask(server.url));
    assertEquals(error.failure, FAILURES[name]);
    assertEquals(error.provider, "test");
    assert(!/secret|detail|html|127/.test(error.message));
    assertEquals(error.cause, undefined);
    assertEquals(server.arrived.length, 1);
  });
}

Deno.test("fetchJson() reads JSON, with a charset or a suffix in the media type too", async () => {
  for (
    const type of [
      "application/json",
      "Application/JSON; charset=utf-8",
      "application/vnd.test+json",
    ]
  ) {
    await using server = standIn(() =>
      new Response('\uFEFF{"visitors":3}', {
        headers: { "content-type": type },
      })
    );
    assertEquals(await ask(server.url), { visitors: 3 });
  }
});

Deno.test("fetchJson() takes UTF-8 only, wherever the odd byte stands", async () => {
  const text = new TextEncoder().encode('{"visitors":3,"name":"?"}');
  await using server = standIn(() => json(text.with(-3, 0xff)));
  assertEquals((await upstreamError(ask(server.url))).failure, "unexpected");
});

Deno.test("fetchJson() sends nothing that tells of a client", async () => {
  await using server = standIn(() => json('{"visitors":3}'));
  await ask(server.url);
  const [request] = server.arrived;
  assertEquals(request?.headers.get("user-agent"), "foyer");
  assertEquals(request?.headers.get("accept"), "application/json");
  for (const name of ["cookie", "referer", "origin", "x-forwarded-for"]) {
    assertEquals(request?.headers.get(name), null);
  }
});

Deno.test("fetchJson() follows no redirect, not even to the same server", async () => {
  await using server = standIn((request) =>
    request.url.endsWith("/there")
      ? json('{"visitors":3}')
      : new Response(null, { status: 307, headers: { location: "/there" } })
  );
  const error = await upstreamError(ask(server.url));
  assertEquals([error.failure, error.status], ["redirect", 307]);
  assertEquals(server.arrived.length, 1);
});

Deno.test("fetchJson() stops reading a body that is too large", async () => {
  const cancelled = Promise.withResolvers<void>();
  await using server = standIn(() => json(endless(cancelled.resolve)));
  assertEquals((await upstreamError(ask(server.url))).failure, "too_large");
  await cancelled.promise;
});

Deno.test("fetchJson() takes 256 KiB and not a byte more", async () => {
  const text = '{"visitors":3}'.padEnd(256 * 1024);
  await using server = standIn(({ url }) =>
    json(url.endsWith("/more") ? text + " " : text)
  );
  assertEquals(await ask(server.url), { visitors: 3 });
  const error = await upstreamError(ask(`${server.url}/more`));
  assertEquals(error.failure, "too_large");
});

Deno.test("fetchJson() keeps no piece of a body, nor the buffer it came in", async () => {
  const text = new TextEncoder().encode('{"visitors":3}');
  const buffer = new Uint8Array(64 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      buffer.fill(text[sent] ?? 0);
      controller.enqueue(buffer.subarray(0, 1));
      if (++sent === text.length) controller.close();
    },
  }, { highWaterMark: 0 });
  const network = testNetwork({ fetch: () => Promise.resolve(json(body)) });
  const { signal } = new AbortController();
  const url = new URL("https://provider.example");
  const expected = { provider: "test", signal, schema: Visitors };
  assertEquals(await fetchJson(network, { url }, expected), { visitors: 3 });
});

Deno.test("fetchJson() counts what a compressed body unfolds to", async () => {
  const bomb = gzipSync(new Uint8Array(50 * 1024 * 1024).fill(0x20));
  assert(bomb.length < 256 * 1024);
  await using server = standIn(() =>
    new Response(new Uint8Array(bomb), {
      headers: {
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
    })
  );
  assertEquals((await upstreamError(ask(server.url))).failure, "too_large");
});

Deno.test("fetchJson() gives up on a slow answer", async () => {
  await using server = standIn(async (_, { released }) => {
    await released;
    return json('{"visitors":3}');
  });
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const error = upstreamError(ask(server.url, clock.timeout(1_000)));
  await server.arrivals(1);
  clock.advance(1_000);
  assertEquals((await error).failure, "timeout");
});

Deno.test("fetchJson() gives up on a body that does not come to its end", async () => {
  const start = new TextEncoder().encode("{");
  await using server = standIn((_, { released }) =>
    json(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(start);
          await released;
          controller.close();
        },
      }),
    )
  );
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const error = upstreamError(ask(server.url, clock.timeout(1_000)));
  await server.arrivals(1);
  clock.advance(1_000);
  assertEquals((await error).failure, "timeout");
});

Deno.test("fetchJson() tells a client that left from an upstream that is slow", async () => {
  await using server = standIn(async (_, { released }) => {
    await released;
    return json('{"visitors":3}');
  });
  const client = new AbortController();
  const answer = upstreamError(ask(server.url, client.signal));
  await server.arrivals(1);
  client.abort();
  assertEquals((await answer).failure, "aborted");
});

Deno.test("fetchJson() reports a connection that breaks off", async () => {
  await using server = new CuttingOff();
  assertEquals((await upstreamError(ask(server.url))).failure, "connection");
});

Deno.test("fetchJson() reports a connection that is refused", async () => {
  const error = await upstreamError(ask(await deadAddress()));
  assertEquals(error.failure, "connection");
});
