import { assert, assertEquals, assertMatch } from "@std/assert";
import { KvConnectServer } from "./kv/support/kv_connect.ts";
import { freePort } from "./support/free_port.ts";
import { startOnDeploy } from "./support/server.ts";
import { until } from "./support/until.ts";

const KEY = `1:${"A".repeat(42)}E`;
/** A path that cannot hold a database. */
const NONE = { DENO_KV_DEFAULT_PATH: "/nowhere/kv.sqlite3" };

/** The site as the platform runs it: started by the first request, whose packet comes before it is complete. */
class Instance {
  readonly #port = freePort();
  readonly #process: Deno.ChildProcess;
  readonly #ended: Promise<Deno.CommandOutput>;

  constructor(env: Record<string, string>) {
    this.#process = startOnDeploy(this.#port, env);
    this.#ended = this.#process.output();
  }

  /** Tries again as long as nobody listens. */
  async fetch(target: string, init?: RequestInit): Promise<Response> {
    const url = `http://127.0.0.1:${this.#port}${target}`;
    try {
      return await until(() => fetch(url, init));
    } catch (cause) {
      const { stderr } = await this.stop();
      throw new Error(`Nobody listens: ${stderr}`, { cause });
    }
  }

  /** Sends the platform's signal. Resolves with the output until the end. */
  async stop() {
    try {
      this.#process.kill("SIGINT");
    } catch {
      // It has ended by itself.
    }
    const { code, stdout, stderr } = await this.#ended;
    const decoder = new TextDecoder();
    return {
      code,
      stdout: decoder.decode(stdout),
      stderr: decoder.decode(stderr),
    };
  }
}

async function jsonOf(answer: Promise<Response>) {
  const response = await answer;
  assertEquals(response.status, 200);
  return await response.json();
}

Deno.test("on Deno Deploy the first request is answered, by the address of the app", async () => {
  const instance = new Instance(NONE);
  const response = await instance.fetch("/robots.txt");
  assertEquals(response.status, 200);
  assertMatch(await response.text(), /https:\/\/app\.org\.deno\.net\//);
  assertEquals((await instance.stop()).code, 0);
});

Deno.test("on Deno Deploy without a database the start says what does not hold", async () => {
  const instance = new Instance(NONE);
  const { roles } = await jsonOf(instance.fetch("/api/v1/work"));
  assert(roles.length > 0);
  const { stderr } = await instance.stop();
  for (const promise of [/events/i, /idempotency/, /SIGNING_KEYS/]) {
    assertMatch(stderr, promise);
  }
});

Deno.test("on Deno Deploy without a database a cursor of one instance is good for another by SIGNING_KEYS", async () => {
  const env = { ...NONE, SIGNING_KEYS: KEY };
  const [one, other] = [new Instance(env), new Instance(env)];
  const first = await jsonOf(one.fetch("/api/v1/work?limit=1"));
  const next = await jsonOf(
    other.fetch(`/api/v1/work?limit=1&cursor=${first.next_cursor}`),
  );
  assert(next.roles[0].slug !== first.roles[0].slug);
  await Promise.all([one.stop(), other.stop()]);
});

Deno.test("on Deno Deploy with a database two instances have keys and idempotency keys in common", async () => {
  await using database = new KvConnectServer();
  const env = {
    DENO_KV_DEFAULT_PATH: database.url,
    DENO_KV_ACCESS_TOKEN: "test",
  };
  const one = new Instance(env);
  const first = await jsonOf(one.fetch("/api/v1/work?limit=1"));
  const other = new Instance(env);
  await jsonOf(other.fetch(`/api/v1/work?cursor=${first.next_cursor}`));
  const track = (instance: Instance) =>
    instance.fetch("/api/v1/track", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": "a-key-of-a-test",
      },
      body: JSON.stringify({ event: "hire_opened" }),
    });
  const recorded = await track(one);
  const replayed = await track(other);
  assertEquals(await replayed.json(), await recorded.json());
  assertEquals(recorded.headers.get("idempotent-replayed"), null);
  assertEquals(replayed.headers.get("idempotent-replayed"), "true");
  await Promise.all([one.stop(), other.stop()]);
});

Deno.test("ops reads and writes out the database of the platform from another machine", async () => {
  await using database = new KvConnectServer();
  const instance = new Instance({
    DENO_KV_DEFAULT_PATH: database.url,
    DENO_KV_ACCESS_TOKEN: "test",
  });
  const sent = await instance.fetch("/api/v1/track", {
    method: "POST",
    body: JSON.stringify({ event: "hire_opened" }),
  });
  assertEquals(sent.status, 200);
  await sent.body?.cancel();
  await instance.stop();
  const { events } = JSON.parse(await ops(database, "status", "--json"));
  assertEquals(events.today, 1);
  assertMatch(await ops(database, "export"), /hire_opened/);
});

/** Runs `ops` by the address of the database and a token, as the manual does. */
async function ops({ url }: KvConnectServer, ...args: string[]) {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "ops", ...args],
    env: { KV_PATH: url, DENO_KV_ACCESS_TOKEN: "test" },
  }).output();
  return new TextDecoder().decode(stdout);
}
