import { assert, assertEquals } from "@std/assert";
import { windowsOf } from "./support/observer.ts";
import { Simulation } from "./support/simulation.ts";

Deno.test("after Retry-After any instance lets the next through, with clocks a second apart", async () => {
  for (let seed = 0; seed < 100; seed++) {
    const scene = { seed, instances: 3, slowest: 149, skew: 1_000 };
    const world = new Simulation(scene);
    await world.run(async () => {
      let refused;
      while (!refused) {
        const burst = await world.burst(Math.ceil(world.random() * 20));
        refused = burst.find(({ isExcess }) => isExcess);
        await world.wait(world.random() * 2_000);
      }
      await world.wait(refused.at + refused.reset * 1_000 - world.now());
      assertEquals((await world.request()).isExcess, false);
      assert(refused.reset <= 60);
    });
  }
});

Deno.test("a request waits for one answer of KV 150 ms at most, and is then decided here", async () => {
  const world = new Simulation({ seed: 1, instances: 1, slowest: 100_000 });
  await world.run(async () => {
    for (let i = 0; i < 61; i++) await world.request();
  });
  const waits = world.decided.map(({ askedAt, at }) => at - askedAt);
  assertEquals(Math.max(...waits), 150);
  assertEquals(world.decided.filter(({ isExcess }) => isExcess).length, 1);
});

Deno.test("what was decided here while KV failed is made known later", async () => {
  const world = new Simulation({ seed: 1, instances: 2 });
  await world.run(async () => {
    world.fail(1);
    await world.burst(40, 0);
    world.fail(0);
    await world.wait(2_000);
    await world.burst(60, 1);
    await world.wait(2_000);
    await world.burst(60, 0);
    await world.burst(60, 1);
  });
  assert(world.errors > 0);
  const [window] = windowsOf(world.decided);
  assert(window && window.passed <= 40 + 65, `${window?.passed} passed`);
});

Deno.test("of two starts the earlier one holds for both instances", async () => {
  const world = new Simulation({ seed: 1, instances: 2 });
  await world.run(async () => {
    await world.burst(5, 0);
    await world.wait(20_000);
    assertEquals((await world.request(1)).reset, 60);
    await world.burst(40, 1);
    await world.burst(80, 0);
    await world.wait(1_000);
    await world.burst(20, 1);
    assertEquals((await world.request(1)).reset, 40);
    await world.wait(39_000);
    const next = await world.burst(61, 1);
    assertEquals(next.filter(({ isExcess }) => isExcess).length, 1);
  });
});

Deno.test("an instance that refuses learns of an earlier start", async () => {
  const world = new Simulation({ seed: 1, instances: 2 });
  await world.run(async () => {
    await world.burst(5, 0);
    await world.wait(20_000);
    await world.burst(80, 1);
    await world.wait(1_000);
    const refused = await world.request(0);
    assert(refused.isExcess);
    await world.wait(refused.reset * 1_000);
    assertEquals((await world.request(1)).isExcess, false);
  });
});

Deno.test("a client with 5 requests a window costs no KV operation, with 6 it does", async () => {
  const world = new Simulation({ seed: 1, instances: 1 });
  await world.run(async () => {
    for (let window = 0; window < 5; window++) {
      await world.burst(5);
      await world.wait(60_000);
    }
    assertEquals(world.store.operations, 0);
    await world.burst(6);
  });
  assertEquals(world.store.operations, 2);
});

/** Counts the calls to KV while a client sends a request every 100 ms for 20 s. */
async function operationsIn20Seconds(world: Simulation): Promise<number> {
  const before = world.store.operations;
  for (let i = 0; i < 200; i++) {
    await world.request();
    await world.wait(100);
  }
  return world.store.operations - before;
}

Deno.test("a client beyond its limit costs one KV operation a second, however often it comes", async () => {
  const world = new Simulation({ seed: 1, instances: 1 });
  let operations = 0;
  await world.run(async () => {
    await world.burst(61);
    await world.wait(1_000);
    operations = await operationsIn20Seconds(world);
  });
  assertEquals(operations, 20);
});

Deno.test("KV that fails is asked once a second", async () => {
  const world = new Simulation({ seed: 1, instances: 1, limit: 600 });
  let operations = 0;
  await world.run(async () => {
    world.fail(1);
    await world.burst(50);
    operations = await operationsIn20Seconds(world);
  });
  assertEquals([operations, world.errors], [20, 20]);
});

for (const limit of [1, 2, 5, 10, 30, 600]) {
  Deno.test(`a limit of ${limit} is exact on one instance, and all of it is used on three`, async () => {
    for (const instances of [1, 3]) {
      const world = new Simulation({ seed: limit, instances, limit });
      await world.run(async () => {
        for (let i = 0; i < 2 * limit + 10; i++) await world.request();
      });
      const [window] = windowsOf(world.decided);
      const ahead = Math.max(1, Math.floor(limit / 15)) * (instances - 1);
      const free = Math.floor(limit / 12) * (instances - 1);
      assert(window?.passedFirst !== undefined);
      assert(window.passed <= limit + free);
      assert(window.passedFirst >= limit - ahead);
    }
  });
}
