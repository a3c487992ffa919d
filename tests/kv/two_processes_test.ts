import { assert, assertEquals } from "@std/assert";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { KvConnectServer } from "./support/kv_connect.ts";

const INSTANCE =
  new URL("../rate_limit/support/instance.ts", import.meta.url).pathname;

/** A process that lets requests through, or does not. */
class Instance {
  readonly #process: Deno.ChildProcess;
  readonly #requests: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #answers: ReadableStreamDefaultReader<Uint8Array>;

  constructor(kvPath: string) {
    this.#process = new Deno.Command(Deno.execPath(), {
      args: ["run", "--allow-all", "--no-check", "--quiet", INSTANCE, kvPath],
      env: { DENO_KV_ACCESS_TOKEN: "test" },
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    this.#requests = this.#process.stdin.getWriter();
    this.#answers = this.#process.stdout.getReader();
  }

  /** Sends requests. Returns for each whether it passed. */
  async send(requests: number): Promise<boolean[]> {
    await this.#requests.write(new Uint8Array(requests));
    const passed: boolean[] = [];
    while (passed.length < requests) {
      const { value } = await this.#answers.read();
      if (!value) throw new Error("The instance has ended");
      passed.push(...Array.from(value, (byte) => byte === 1));
    }
    return passed;
  }

  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#process.status;
    await this.#requests.close().catch(() => {});
    await this.#answers.cancel();
  }
}

Deno.test("two processes on one KV Connect server keep both bounds", async () => {
  await using server = new KvConnectServer();
  const instances = [new Instance(server.url), new Instance(server.url)];
  const passed: boolean[] = [];
  for (let i = 0; i < 80; i++) {
    for (const instance of instances) passed.push(...await instance.send(1));
  }
  await Promise.all(instances.map((instance) => instance.kill()));
  assertBounds(passed, 2);
});

Deno.test("a process that is killed and started again counts as one more", async () => {
  await using server = new KvConnectServer();
  const first = new Instance(server.url);
  const passed = await first.send(33);
  await first.kill();
  const second = new Instance(server.url);
  passed.push(...await second.send(60));
  await second.kill();
  assertBounds(passed, 2);
});

Deno.test("many requests at once to three processes keep both bounds", async () => {
  await using server = new KvConnectServer();
  const instances = [1, 2, 3].map(() => new Instance(server.url));
  const answers = await Promise.all(instances.map((each) => each.send(100)));
  await Promise.all(instances.map((instance) => instance.kill()));
  const passed = answers.flat().filter(Boolean).length;
  assert(passed >= 60 - 8 && passed <= 60 + 10, `${passed} passed`);
});

Deno.test("the store works over KV Connect", async () => {
  await using server = new KvConnectServer();
  Deno.env.set("DENO_KV_ACCESS_TOKEN", "test");
  const store = denoKvStore(await Deno.openKv(server.url), Date.now);
  const key = ["a", 1];
  const write = {
    check: [{ key, version: null }],
    set: [{ key, value: { list: [1] } }],
  };
  assertEquals(await store.commit(write), true);
  assertEquals(await store.commit(write), false);
  const [entry] = await Array.fromAsync(store.list(["a"]));
  assertEquals(entry?.value, { list: [1] });
  await store.commit({ delete: [key] });
  assertEquals((await store.get(key)).version, null);
  store.close();
});

function assertBounds(passed: boolean[], instances: number) {
  const all = passed.filter(Boolean).length;
  const first = passed.indexOf(false);
  assert(all <= 60 + 5 * (instances - 1), `${all} passed`);
  assert(first >= 60 - 4 * (instances - 1), `${first} passed first`);
}
