import { assert, assertEquals } from "@std/assert";
import { denoKvStore } from "../lib/services/kv/deno_kv_store.ts";
import { listEvents } from "../tools/ops/events.ts";
import { runServer } from "./process/support.ts";
import { until } from "./support/until.ts";
import { emptyFolder } from "./support/empty_folder.ts";

const KILLS = 50;
/** Requests under way at once. */
const CLIENTS = 8;

/** One event, known by its Idempotency-Key, which is also its command. */
interface Sending {
  key: string;
  attempts: number;
  isAcknowledged: boolean;
}

Deno.test("kill -9 loses no event that was acknowledged and doubles none", async () => {
  await using folder = await emptyFolder();
  const path = `${folder.path}/kv`;
  const sendings: Sending[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await using server = await start(path);
    const clients = Array.from(
      { length: CLIENTS },
      () => sendUntilDead(server.url, sendings),
    );
    // Real time: at any moment from before the first answer to well into the load.
    await new Promise((end) => setTimeout(end, Math.random() * 150));
    await server.kill();
    await Promise.all(clients);
  }
  const lost = sendings.filter(({ isAcknowledged }) => !isAcknowledged);
  assert(sendings.length > KILLS, `${sendings.length} events`);
  assert(lost.length > 0, "no kill hit a request");
  await using server = await start(path);
  for (const sending of lost) await sendAgain(server.url, sending);
  await server.kill();
  await assertOnce(path, sendings);
});

/** Sends new events, and those again that were not acknowledged, until nobody answers. */
async function sendUntilDead(url: string, sendings: Sending[]): Promise<void> {
  while (true) {
    const sending = next(sendings);
    try {
      await send(url, sending);
    } catch {
      return;
    }
  }
}

/** Often one that is open: a former server may have stored it, or another client be sending it. */
function next(sendings: Sending[]): Sending {
  const open = sendings.find(({ isAcknowledged, attempts }) =>
    !isAcknowledged && attempts === 1
  );
  if (open && Math.random() < 0.5) return open;
  const sending = {
    key: crypto.randomUUID(),
    attempts: 0,
    isAcknowledged: false,
  };
  sendings.push(sending);
  return sending;
}

async function send(url: string, sending: Sending): Promise<void> {
  sending.attempts++;
  const response = await fetch(`${url}/api/v1/track`, {
    method: "POST",
    // Use many clients: each has a daily limit.
    headers: {
      "idempotency-key": sending.key,
      "x-forwarded-for": `2001:db8:${sending.key.slice(0, 4)}::1`,
    },
    body: JSON.stringify({ event: "command_run", command: sending.key }),
  });
  const { accepted } = await response.json();
  assertEquals([response.status, accepted], [200, true]);
  sending.isAcknowledged = true;
}

/** Until it is acknowledged: on a machine under load the storage may be late now and then. */
async function sendAgain(url: string, sending: Sending): Promise<void> {
  await until(async () => {
    await send(url, sending);
    return true;
  });
}

async function assertOnce(path: string, sendings: Sending[]): Promise<void> {
  const kv = await Deno.openKv(path);
  try {
    const stored = await Array.fromAsync(
      listEvents(denoKvStore(kv, Date.now)),
      ({ command }) => command,
    );
    const once = new Set(stored);
    assertEquals(stored.length - once.size, 0, "events stored twice");
    const missing = sendings.filter(({ key }) => !once.has(key));
    assertEquals(missing, []);
  } finally {
    kv.close();
  }
}

/** A server process that ends with the test, or before. */
function start(path: string) {
  return runServer({ KV_PATH: path, TRUST_PROXY: "1" });
}
