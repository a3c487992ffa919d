// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assertEquals } from "@std/assert";
import { freePort } from "../support/free_port.ts";
import { addressOf, startServer } from "../support/server.ts";
import { blocksOf } from "./blocks.ts";
import { caddy, type Changes, nginx, pathOf, Proxy } from "./proxies.ts";

/** The client determines the address that a request comes from. */
type Init = RequestInit & { client?: Deno.HttpClient };

const KEY = `1:${"A".repeat(42)}E`;
/** As long as the document waits, in milliseconds. */
const UNTIL_KNOWN = 2_000;
const JSON_BODY = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** Replaces the single address as the document describes. */
const TWO: Record<string, () => Promise<Changes>> = {
  async caddy() {
    const [block = ""] = await blocksOf("caddy", "upkeep");
    return { "\treverse_proxy 127.0.0.1:8000\n": block };
  },
  async nginx() {
    const [block = ""] = await blocksOf("nginx", "upkeep");
    return {
      "limit_conn_status 429;\n": `limit_conn_status 429;\n${block}\n`,
      "proxy_pass http://127.0.0.1:8000;": "proxy_pass http://foyer; " +
        "proxy_next_upstream error timeout non_idempotent;",
    };
  },
};

for (const program of [nginx, caddy]) {
  if (await pathOf(program)) testOf(program);
  else {
    console.log(
      `${program.name} is not installed: two processes behind it were not tried`,
    );
  }
}

function testOf(program: typeof nginx) {
  Deno.test(`two processes behind ${program.name} are replaced in turn, and no request fails`, async () => {
    const ports = [freePort(), freePort()];
    const servers = new Map(ports.map((port) => [port, start(port)]));
    try {
      for (const server of servers.values()) await addressOf(server);
      await using proxy = await Proxy.start(program, "http://127.0.0.1:8000", {
        ...await TWO[program.name]?.(),
        "127.0.0.1:8001": `127.0.0.1:${ports[0]}`,
        "127.0.0.1:8002": `127.0.0.1:${ports[1]}`,
      });
      const job = await submitted(proxy.url);
      await using load = askAll(proxy.url);
      for (const [port, server] of servers) {
        await load.more();
        server.kill("SIGTERM");
        await server.status;
        await load.more();
        const next = start(port);
        servers.set(port, next);
        await addressOf(next);
        // Real time: the document tells its reader to wait as long.
        await new Promise((resolve) => setTimeout(resolve, UNTIL_KNOWN));
      }
      await load.more();
      assertEquals(load.failed, []);
      // The process that made it is gone; the key is not.
      assertEquals(await statusOf(fetch(proxy.url + job)), 200);
    } finally {
      for (const server of servers.values()) await end(server);
    }
  });
}

function start(port: number): Deno.ChildProcess {
  return startServer({
    PORT: `${port}`,
    SIGNING_KEYS: KEY,
    TRUST_PROXY: "1",
  });
}

async function end(server: Deno.ChildProcess): Promise<void> {
  try {
    server.kill("SIGKILL");
  } catch {
    // It has ended by itself.
  }
  await server.status;
}

/** Path of a job that was accepted. */
async function submitted(base: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/batch`, {
    method: "POST",
    headers: { ...JSON_BODY, prefer: "respond-async" },
    body: JSON.stringify({ requests: [{ operationId: "npcChatHealth" }] }),
  });
  assertEquals(response.status, 202);
  await response.body?.cancel();
  return new URL(response.headers.get("location") ?? "", base).pathname;
}

/** Clients of two addresses that ask and send, one request after the other, until it is disposed of. */
function askAll(base: string) {
  const failed: string[] = [];
  let asked = 0;
  let waiting: { enough: number; resolve(): void }[] = [];
  let isOver = false;
  const ask = async (localAddress: string) => {
    using client = Deno.createHttpClient({ localAddress });
    while (!isOver) {
      for (const [target, init] of REQUESTS) {
        const own: Init = { ...init, client };
        const status = await statusOf(fetch(base + target, own));
        if (status !== 200) failed.push(`${target}: ${status}`);
        asked++;
        for (const { enough, resolve } of waiting) {
          if (asked >= enough) resolve();
        }
        waiting = waiting.filter(({ enough }) => asked < enough);
      }
    }
  };
  const all = Promise.all(
    ["127.0.0.1", "127.0.0.2", "127.0.0.3"].map(ask),
  );
  return {
    failed,
    /** Resolves when some more were answered. */
    more(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ enough: asked + 30, resolve });
      return promise;
    },
    async [Symbol.asyncDispose]() {
      isOver = true;
      await all;
    },
  };
}

const REQUESTS: [string, RequestInit][] = [
  ["/about", {}],
  ["/api/v1/work", {}],
  ["/mcp", {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  }],
];

async function statusOf(answer: Promise<Response>): Promise<number | string> {
  try {
    const response = await answer;
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return String(error);
  }
}
