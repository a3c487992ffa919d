import { assertEquals } from "@std/assert";
import { eventLoop } from "../support/event_loop.ts";
import { testSite } from "../support/test_app.ts";
import { CASES, IMAGER, silent, STATISTICS } from "./silent.ts";

/** Sends so many requests, and resolves when so many of them are answered. */
async function crowd(
  send: (index: number) => Promise<Response>,
  { count, answered }: { count: number; answered: number },
): Promise<Promise<Response>[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = answered;
  const responses = Array.from({ length: count }, async (_, index) => {
    const response = await send(index);
    if (--left === 0) resolve();
    return response;
  });
  await promise;
  return responses;
}

/** One client has sixteen requests under way at most. */
const addressOf = (index: number) => `198.51.100.${index}`;

async function assertAll(
  responses: Promise<Response>[],
  status: number,
): Promise<void> {
  for (const response of await Promise.all(responses)) {
    assertEquals(response.status, status);
    await response.body?.cancel();
  }
}

Deno.test("a provider that is slow holds 64 requests and no more, whoever wait for it", async () => {
  for (const { env, ask, status } of Object.values(CASES)) {
    const upstream = silent();
    using site = testSite({
      env: { ...env, RATE_LIMIT: "0" },
      fetch: upstream.fetch,
      expectErrors: true,
    });
    const some = { count: 100, answered: 36 };
    const responses = await crowd((i) => ask(site, addressOf(i)), some);
    let isOver = false;
    const all = assertAll(responses, status).finally(() => isOver = true);
    // A request that has not yet reached the provider sets its time limit later.
    for (let turns = 0; !isOver && turns < 10_000; turns++) {
      site.clock.advance(12_000);
      await eventLoop();
    }
    await all;
  }
});

Deno.test("pictures of all sorts hold no more requests than one", async () => {
  const upstream = silent();
  using site = testSite({
    env: { ...IMAGER.env, RATE_LIMIT: "0" },
    fetch: upstream.fetch,
    expectErrors: true,
  });
  const picture = (index: number) =>
    site.fetch(`/api/v1/room-avatar?figure=hd-${index}-1&direction=2`, {
      from: addressOf(index),
    });
  const responses = await crowd(picture, { count: 100, answered: 36 });
  await upstream.made(64);
  assertEquals(upstream.calls.length, 64);
  site.clock.advance(3_000);
  await assertAll(responses, 502);
});

Deno.test("a picture that many want at once is asked for once", async () => {
  const upstream = silent();
  using site = testSite({
    env: { ...IMAGER.env, RATE_LIMIT: "0" },
    fetch: upstream.fetch,
    expectErrors: true,
  });
  const one = { count: 100, answered: 36 };
  const responses = await crowd((i) => IMAGER.ask(site, addressOf(i)), one);
  assertEquals(upstream.calls.length, 1);
  site.clock.advance(3_000);
  await assertAll(responses, 502);
  const again = IMAGER.ask(site);
  await upstream.made(2);
  site.clock.advance(3_000);
  await assertAll([again], 502);
});

Deno.test("an old count serves those for whom there is no place to wait", async () => {
  const upstream = silent();
  using site = testSite({
    env: { ...STATISTICS.env, RATE_LIMIT: "0" },
    fetch: upstream.fetch,
  });
  const first = STATISTICS.ask(site);
  (await upstream.made(1)).answer(Response.json(3));
  await (await first).body?.cancel();
  site.clock.advance(60_000);
  const counts = Array.from({ length: 100 }, async (_, i): Promise<number> => {
    const response = await STATISTICS.ask(site, addressOf(i));
    return (await response.json()).active_visitors;
  });
  const { answer } = await upstream.made(2);
  assertEquals(await Promise.race(counts), 3);
  answer(Response.json(4));
  const all = await Promise.all(counts);
  assertEquals(all.filter((count) => count === 4).length, 64);
  assertEquals(all.filter((count) => count === 3).length, 36);
});
