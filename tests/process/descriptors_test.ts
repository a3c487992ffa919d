import { assert, assertEquals } from "@std/assert";
import { freePort } from "../support/free_port.ts";
import { until } from "../support/until.ts";
import { runServer } from "./support.ts";

/** Descriptors that the server may have; it needs about half of them for itself. */
const MAX_DESCRIPTORS = 64;

const PATHS = ["/about", "/api/v1/stats", "/ask?query=who", "/llms.txt"];

/** Connections that do not end: some never ask, and some never finish asking. */
const BEGINNINGS = [
  "",
  "GET /about HT",
  "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf",
];

/** A connection, unless nobody listens just now. */
async function open(port: number, i: number): Promise<Deno.Conn[]> {
  const address = { hostname: "127.0.0.1", port };
  const connection = await Deno.connect(address).catch(() => null);
  const beginning = new TextEncoder().encode(BEGINNINGS[i % BEGINNINGS.length]);
  await connection?.write(beginning).catch(() => {});
  return connection ? [connection] : [];
}

Deno.test("a site whose descriptors are used up answers again, whoever holds them", async () => {
  // Permissions name the port, so it has to be one that can be had again.
  const PORT = String(freePort());
  await using server = await runServer({ PORT });
  const { child, port, url } = server;
  const limit = `--nofile=${MAX_DESCRIPTORS}:${MAX_DESCRIPTORS}`;
  const { success } = await new Deno.Command("prlimit", {
    args: ["--pid", String(child.pid), limit],
  }).output();
  assert(success);
  const held: Deno.Conn[] = [];
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 2 * MAX_DESCRIPTORS; i++) {
      held.push(...await open(port, i));
    }
    // Nothing of them is closed on this side.
    await until(async () => (await ask(`${url}/about`)) === 200);
    for (const path of PATHS) assertEquals(await ask(url + path), 200);
  }
  assert(held.length > MAX_DESCRIPTORS, `${held.length} connections`);
  for (const connection of held) connection.close();
});

async function ask(url: string): Promise<number> {
  const response = await fetch(url, { headers: { connection: "close" } });
  await response.body?.cancel();
  return response.status;
}
