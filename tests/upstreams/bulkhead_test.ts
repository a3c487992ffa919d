import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { CASES, IMAGER, silent, STATISTICS, turn } from "./silent.ts";

Deno.test("a provider that is slow holds 64 requests and no more, whoever wait for it", async () => {
  for (const { env, ask, status } of Object.values(CASES)) {
    const upstream = silent();
    const all = { ...env, RATE_LIMIT: "0" };
    using site = testSite({
      env: all,
      fetch: upstream.fetch,
      expectErrors: true,
    });
    let answered = 0;
    const responses = Array.from(
      { length: 100 },
      () =>
        ask(site).then((response) => {
          answered++;
          return response;
        }),
    );
    await upstream.made(1);
    await turn();
    assert(answered >= 36, `${answered} answered`);
    site.clock.advance(12_000);
    for (const response of await Promise.all(responses)) {
      assertEquals(response.status, status);
      await response.body?.cancel();
    }
  }
});

Deno.test("pictures of all sorts hold no more requests than one", async () => {
  const upstream = silent();
  using site = testSite({
    env: { ...IMAGER.env, RATE_LIMIT: "0" },
    fetch: upstream.fetch,
    expectErrors: true,
  });
  const responses = Array.from(
    { length: 100 },
    (_, i) => site.fetch(`/api/v1/room-avatar?figure=hd-${i}-1&direction=2`),
  );
  await upstream.made(64);
  await turn();
  assertEquals(upstream.calls.length, 64);
  site.clock.advance(3_000);
  for (const response of await Promise.all(responses)) {
    assertEquals(response.status, 502);
    await response.body?.cancel();
  }
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
  const counts = Array.from({ length: 100 }, async (): Promise<number> => {
    const response = await STATISTICS.ask(site);
    return (await response.json()).active_visitors;
  });
  const { answer } = await upstream.made(2);
  assertEquals(await Promise.race(counts), 3);
  answer(Response.json(4));
  const all = await Promise.all(counts);
  assertEquals(all.filter((count) => count === 4).length, 64);
  assertEquals(all.filter((count) => count === 3).length, 36);
});
