import { assert, assertEquals } from "@std/assert";
import { windowsOf } from "./support/observer.ts";
import { type Scene, Simulation } from "./support/simulation.ts";

/** One client's way of sending requests. */
type Client = (world: Simulation) => Promise<void>;

const steady: Client = async (world) => {
  for (let i = 0; i < 400; i++) {
    world.request();
    await world.wait(world.random() * 300);
  }
};

const oneAfterTheOther: Client = async (world) => {
  for (let i = 0; i < 400 && world.now() < 58_000; i++) await world.request();
};

const bursts: Client = async (world) => {
  while (world.now() < 58_000) {
    const isAtOne = world.random() < 0.3;
    const requests = Math.ceil(world.random() * 100);
    world.burst(requests, isAtOne ? world.any() : undefined);
    await world.wait(world.random() * 10_000);
  }
};

const atOnce: Client = async (world) => {
  for (let i = 0; i < 10; i++) {
    world.burst(Math.ceil(world.random() * 40));
    await world.wait(world.random() * 400);
  }
};

const clients = { steady, oneAfterTheOther, bursts };

/** Some dozen requests for each instance, and more than pass in all. */
const everywhere = (instances: number): Client => async (world) => {
  const requests = 12 * instances + 80;
  for (let i = 0; i < requests; i++) {
    world.request();
    if (i % 10 === 0) await world.wait(world.random() * 400_000 / requests);
  }
};

function assertBounds(world: Simulation, { instances, skew }: Scene) {
  const [first] = windowsOf(world.decided, skew);
  assert(first);
  assert(first.passed <= 60 + 5 * (instances - 1), `${first.passed} passed`);
  if (first.passedFirst === undefined) return;
  const least = 60 - 4 * (instances - 1);
  assert(first.passedFirst >= least, `${first.passedFirst} passed first`);
}

for (const instances of [100, 1_000]) {
  Deno.test(`${instances} instances keep both bounds for a client that asks all of them`, async () => {
    for (let seed = 0; seed < 2; seed++) {
      const scene = { seed, instances, slowest: 149, skew: 1_000 };
      const world = new Simulation(scene);
      await world.run(() => everywhere(instances)(world));
      assertBounds(world, scene);
      assertEquals(world.errors, 0);
    }
  });
}

for (const [name, client] of Object.entries(clients)) {
  for (const [instances, seeds] of [[2, 40], [10, 15], [50, 3]] as const) {
    Deno.test(`${instances} instances keep both bounds while KV answers in time: ${name}`, async () => {
      for (let seed = 0; seed < seeds; seed++) {
        const scene = { seed, instances, slowest: 149, skew: 1_000 };
        const world = new Simulation(scene);
        await world.run(() => client(world));
        assertBounds(world, scene);
        assertEquals(world.errors, 0);
      }
    });
  }

  for (const [instances, seeds] of [[1, 20], [2, 60], [10, 20]] as const) {
    Deno.test(`${instances} instances keep both bounds over midnight, when a window goes on under another hash: ${name}`, async () => {
      for (let seed = 0; seed < seeds; seed++) {
        // Midnight is after the first requests, in between or near the end.
        const start = `2026-11-20T23:59:${
          String(59 - 3 * seed % 60).padStart(2, "0")
        }Z`;
        const scene = { seed, instances, slowest: 149, skew: 1_000, start };
        const world = new Simulation(scene);
        await world.run(() => client(world));
        assertBounds(world, scene);
        assertEquals(world.errors, 0);
      }
    });
  }

  Deno.test(`one instance is exact in every window, however KV does: ${name}`, async () => {
    for (let seed = 0; seed < 40; seed++) {
      const failures = seed % 3 / 10;
      const scene = { seed, instances: 1, slowest: 300, failures };
      const world = new Simulation(scene);
      await world.run(async () => {
        await client(world);
        await client(world);
      });
      for (const { passed, passedFirst } of windowsOf(world.decided)) {
        assert(passed <= 60);
        assertEquals(passedFirst ?? 60, 60);
      }
    }
  });
}

Deno.test("instances that begin to share a window at midnight itself keep both bounds", async () => {
  for (let seed = 0; seed < 200; seed++) {
    const start = "2026-11-20T23:59:59Z";
    const instances = 2 + seed % 9;
    const scene = { seed, instances, slowest: 149, skew: 1_000, start };
    const world = new Simulation(scene);
    await world.run(() => atOnce(world));
    assertBounds(world, scene);
    assertEquals(world.errors, 0);
  }
});

Deno.test("an instance that is killed counts as one more", async () => {
  for (let seed = 0; seed < 40; seed++) {
    const world = new Simulation({ seed, instances: 2, slowest: 149 });
    const kills = seed % 5;
    await world.run(async () => {
      for (let i = 0; i <= kills; i++) {
        await world.burst(Math.ceil(world.random() * 40));
        world.kill();
      }
      await world.burst(100);
    });
    assertBounds(world, { seed, instances: 3 + kills });
  }
});
