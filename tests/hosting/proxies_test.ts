// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assert, assertEquals } from "@std/assert";
import { addressOf, startServer } from "../support/server.ts";
import { standIn } from "../support/stand_in.ts";
import {
  caddy,
  type Changes,
  nginx,
  pathOf,
  type Program,
  Proxy,
} from "./proxies.ts";

/** Milliseconds, after which a client that should be cut off still is not. */
const TOO_LONG = 6_000;
const LIMIT = 128 * 1024;
/** Requests of one client in a minute. */
const WINDOW = 60;

/** Headers of a client that pretends to be another one. */
const FORGED = { "x-forwarded-for": "198.51.100.77" };

/** The client determines the address that a request comes from. */
type Init = RequestInit & { client?: Deno.HttpClient };

/** Seconds instead of the minute and the ten seconds of the document. */
const SHORT: Record<string, Changes> = {
  nginx: {
    "client_header_timeout 10s": "client_header_timeout 1s",
    "client_body_timeout 10s": "client_body_timeout 1s",
    "keepalive_timeout 60s": "keepalive_timeout 1s",
  },
  caddy: {
    "read_body 10s": "read_body 1s",
    "idle 60s": "idle 1s",
  },
};

for (const program of [nginx, caddy]) {
  if (await pathOf(program)) testsOf(program);
  else {
    console.log(
      `${program.name} is not installed: its configuration in docs/hosting.md was not tried`,
    );
  }
}

function testsOf(program: Program) {
  const { name } = program;

  Deno.test(`${name} as documented: pages and API, each client counted by its own address`, async () => {
    const server = startServer({ TRUST_PROXY: "1", RATE_LIMIT: `${WINDOW}` });
    try {
      await using proxy = await Proxy.start(program, await addressOf(server));
      using other = Deno.createHttpClient({ localAddress: "127.0.0.2" });
      const left = async (client?: Deno.HttpClient) => {
        const init: Init = { client, headers: FORGED };
        const response = await fetch(`${proxy.url}/api/v1/work`, init);
        await response.json();
        return Number(response.headers.get("ratelimit-remaining"));
      };
      assertEquals([await left(), await left(other)], [WINDOW - 1, WINDOW - 1]);
      assertEquals([await left(), await left(other)], [WINDOW - 2, WINDOW - 2]);
      const page = await fetch(`${proxy.url}/about`);
      assertEquals(page.status, 200);
      assert((await page.text()).includes("<main"));
    } finally {
      server.kill();
      await server.status;
    }
  });

  Deno.test(`${name} as documented: whoever invents an address for each request still has one window`, async () => {
    const server = startServer({ TRUST_PROXY: "1", RATE_LIMIT: `${WINDOW}` });
    try {
      await using proxy = await Proxy.start(program, await addressOf(server));
      let passed = 0;
      for (let request = 0; request < 4 * WINDOW; request++) {
        const headers = { "x-forwarded-for": `198.51.100.${request}` };
        const response = await fetch(`${proxy.url}/api/v1/work`, { headers });
        await response.body?.cancel();
        if (response.ok) passed++;
      }
      assertEquals(passed, WINDOW);
    } finally {
      server.kill();
      await server.status;
    }
  });

  Deno.test(`${name} as documented: Host and one address more are handed on, events as they come`, async () => {
    const { readable, writable } = new TransformStream<string, string>();
    await using upstream = standIn(() => eventStream(readable));
    await using proxy = await Proxy.start(program, upstream.url);
    const writer = writable.getWriter();
    const written = [writer.write("data: 0\n\n")];
    const response = await fetch(proxy.url, {
      headers: FORGED,
      signal: AbortSignal.timeout(TOO_LONG),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream())
      .getReader();
    for (const id of [0, 1, 2]) {
      // It comes while the stream goes on.
      assertEquals((await reader?.read())?.value, `data: ${id}\n\n`);
      written.push(writer.write(`data: ${id + 1}\n\n`));
    }
    written.push(writer.close());
    assertEquals((await reader?.read())?.value, "data: 3\n\n");
    assertEquals((await reader?.read())?.done, true);
    await Promise.all(written);
    const [arrived] = upstream.arrived;
    const host = arrived?.headers.get("host") ?? "";
    assert(host.startsWith("127.0.0.1") && !upstream.url.endsWith(host), host);
    const addresses = arrived?.headers.get("x-forwarded-for")?.split(", ");
    assertEquals(addresses?.at(-1), "127.0.0.1");
    assert(!addresses?.slice(0, -1).includes("127.0.0.1"));
  });

  Deno.test(`${name} as documented: a header that does not end is cut off`, async () => {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(program, upstream.url, SHORT[name]);
    using connection = await proxy.connect();
    await send(connection, "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ");
    await untilClosed(connection, () => send(connection, "x"));
    assertEquals(upstream.arrived, []);
  });

  Deno.test(`${name} as documented: a header beyond all measure is refused`, async () => {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(program, upstream.url);
    const headers = { "x-long": "x".repeat(32_000) };
    const response = await fetch(proxy.url, { headers });
    await response.body?.cancel();
    assert(response.status >= 400 && response.status < 500);
    assertEquals(upstream.arrived, []);
  });

  Deno.test(`${name} as documented: a body that does not end is cut off`, async () => {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(program, upstream.url, SHORT[name]);
    using connection = await proxy.connect();
    await send(
      connection,
      "POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\nhalf",
    );
    await untilClosed(connection);
  });

  Deno.test(`${name} as documented: an idle connection is closed`, async () => {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(program, upstream.url, SHORT[name]);
    using connection = await proxy.connect();
    await send(connection, "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    await untilClosed(connection);
    assertEquals(upstream.arrived.length, 1);
  });

  Deno.test(`${name} as documented: a body over the limit does not reach the site`, async () => {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(program, upstream.url);
    const post = async (size: number) => {
      const body = new Uint8Array(size);
      const response = await fetch(proxy.url, { method: "POST", body });
      await response.body?.cancel();
      return response.status;
    };
    assertEquals(await post(LIMIT), 200);
    // Caddy 2.6 takes what it cut off itself for a fault of the site.
    assert([413, 502].includes(await post(LIMIT + 1)));
    assertEquals(upstream.arrived.map(({ body }) => body.length), [LIMIT]);
  });
}

if (await pathOf(nginx)) {
  Deno.test("nginx as documented: one address has so many connections, and another its own", async () => {
    await using upstream = standIn(async (_, { released }) => {
      await released;
      return new Response("made");
    });
    await using proxy = await Proxy.start(nginx, upstream.url, {
      "limit_conn clients 32": "limit_conn clients 3",
    });
    using other = Deno.createHttpClient({ localAddress: "127.0.0.2" });
    const statusFor = async (client?: Deno.HttpClient) => {
      const signal = AbortSignal.timeout(TOO_LONG);
      const init: Init = { client, signal };
      const response = await fetch(proxy.url, init);
      await response.body?.cancel();
      return response.status;
    };
    const held = Promise.all([statusFor(), statusFor(), statusFor()]);
    await Promise.race([upstream.arrivals(3), held]);
    assertEquals(await statusFor(), 429);
    const others = statusFor(other);
    await Promise.race([upstream.arrivals(4), others]);
    upstream.release();
    assertEquals(await held, [200, 200, 200]);
    assertEquals(await others, 200);
  });
}

function eventStream(events: ReadableStream<string>): Response {
  return new Response(events.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream" },
  });
}

async function send(connection: Deno.Conn, text: string): Promise<void> {
  await connection.write(new TextEncoder().encode(text));
}

/** Reads to the end, which must come; meanwhile the client goes on in its way. */
async function untilClosed(
  connection: Deno.Conn,
  goOn: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const late = Promise.withResolvers<never>();
  // Real time: the proxy under test is a real program, which has a clock of its own.
  const timer = setTimeout(
    () => late.reject(new Error("The connection was not closed")),
    TOO_LONG,
  );
  const more = setInterval(() => goOn().catch(() => {}), 200);
  const end = async () => {
    const buffer = new Uint8Array(4_096);
    try {
      while (await connection.read(buffer) !== null);
    } catch {
      // Closed the hard way.
    }
  };
  try {
    await Promise.race([end(), late.promise]);
  } finally {
    clearTimeout(timer);
    clearInterval(more);
  }
}
