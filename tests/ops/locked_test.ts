import { assert, assertEquals, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../../lib/config.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { StoreTimeout } from "../../lib/services/kv/store_timeout.ts";
import { linesOf } from "../process/support.ts";
import { FakeClock } from "../support/clock.ts";
import { eventLoop } from "../support/event_loop.ts";
import { startOps, withOps } from "./support.ts";

Deno.test("while another program holds the file, ops says what it waits for, and goes on when it is free", () =>
  withOps([], async (_ops, folder) => {
    const KV_PATH = `${folder}/kv`;
    for (const command of ["status", "rotate-key"]) {
      using other = new DatabaseSync(KV_PATH);
      other.exec("BEGIN EXCLUSIVE");
      const child = startOps({ KV_PATH }, command);
      const errors = linesOf(child.stderr);
      const [warning = "", ...more] = (await errors.until("\n")).split("\n");
      assert(warning.includes(KV_PATH), warning);
      assertEquals(more, [""]);
      other.exec("ROLLBACK");
      const { success } = await child.status;
      assert(success, await errors.until(/$^/));
      await Promise.all([
        child.stdin.close(),
        child.stdout.cancel(),
        errors.close(),
      ]);
    }
  }));

/** A store that does not answer to what is written, nor close while it is. */
function stuckStore() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const inner = memoryStore(clock.now);
  const warnings: string[] = [];
  const never = new Promise<never>(() => {});
  const store: Store = {
    ...inner,
    commit: () => never,
    close() {
      throw new Error("It waits for what is written");
    },
  };
  const world = { ...clock, warn: (line: string) => void warnings.push(line) };
  return { clock, warnings, store: new StoreTimeout("it", world).wrap(store) };
}

Deno.test("what does not answer within 10 s is one error, and so is all that follows", async () => {
  const { clock, warnings, store } = stuckStore();
  assertEquals((await store.get(["events"])).value, undefined);
  const refused = assertRejects(() => store.commit({}), ConfigError);
  await eventLoop();
  clock.advance(10_000);
  const { message } = await refused;
  assertEquals(message.split("\n").length, 1);
  assertEquals(warnings.length, 1);
  await assertRejects(() => store.get(["events"]), ConfigError);
  await assertRejects(() => Array.fromAsync(store.list([])), ConfigError);
  store.close();
});
