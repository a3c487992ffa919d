import { assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { listEvents } from "../../tools/ops/events.ts";
import { until } from "../support/until.ts";
import { runServer } from "./support.ts";

/** The longest that a request may take, with time for a machine under load. */
const PATIENCE = 4_500;

async function send(url: string, key: string) {
  const response = await fetch(`${url}/api/v1/track`, {
    method: "POST",
    headers: { "idempotency-key": key },
    body: JSON.stringify({ event: "command_run", command: key }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  return response.status;
}

async function ask(url: string): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  return response.status;
}

Deno.test("while another program locks the file everybody is answered, and what is sent again is stored once", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/kv`;
  {
    await using server = await runServer({ KV_PATH: path });
    const { url } = server;
    assertEquals(await send(url, "before"), 200);
    using other = new DatabaseSync(path);
    other.exec("BEGIN EXCLUSIVE");
    assertEquals(await send(url, "during"), 500);
    // Nobody has asked for the number before, so there is no last one.
    assertEquals(await ask(`${url}/api/v1/stats`), 500);
    assertEquals(await ask(`${url}/about`), 200);
    other.exec("ROLLBACK");
    await until(async () => await send(url, "during") === 200);
    assertEquals(await send(url, "during"), 200);
    server.child.kill("SIGTERM");
    await server.child.status;
  }
  const kv = await Deno.openKv(path);
  const stored = await Array.fromAsync(listEvents(denoKvStore(kv, Date.now)));
  kv.close();
  assertEquals(stored.map(({ command }) => command), ["before", "during"]);
  await Deno.remove(folder, { recursive: true });
});
