import { assert, assertEquals } from "@std/assert";
import { runServer, until } from "./support.ts";

/** Descriptors that the server may have; it needs about half of them for itself. */
const MOST = 64;

const PATHS = ["/about", "/api/v1/stats", "/ask?query=who", "/llms.txt"];

async function open(port: number): Promise<Deno.Conn | undefined> {
  try {
    return await Deno.connect({ hostname: "127.0.0.1", port });
  } catch {
    // Refused while nobody listens.
  }
}

Deno.test("a site whose descriptors are used up answers again", async () => {
  await using server = await runServer();
  const { child, port, url } = server;
  const limit = `--nofile=${MOST}:${MOST}`;
  const { success } = await new Deno.Command("prlimit", {
    args: ["--pid", String(child.pid), limit],
  }).output();
  assert(success);
  for (let round = 0; round < 3; round++) {
    // They neither ask nor end.
    const idle: Deno.Conn[] = [];
    for (let i = 0; i < 2 * MOST; i++) {
      const connection = await open(port);
      if (connection) idle.push(connection);
    }
    assert(idle.length > MOST / 4, `${idle.length} connections`);
    await until(async () => (await ask(`${url}/about`)) === 200);
    for (const path of PATHS) assertEquals(await ask(url + path), 200);
    for (const connection of idle) connection.close();
  }
});

async function ask(url: string): Promise<number> {
  const response = await fetch(url, { headers: { connection: "close" } });
  await response.body?.cancel();
  return response.status;
}
