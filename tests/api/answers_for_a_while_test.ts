import { assertEquals } from "@std/assert";
import { getCodehostContributions } from "../../lib/api/operations/get_codehost_contributions.ts";
import { getStats } from "../../lib/api/operations/get_stats.ts";
import { testSite } from "../support/test_app.ts";

const SECOND = 1_000;

/** In seconds. */
function maxAge({ headers }: Response): number {
  const [, seconds] =
    /max-age=(\d+)/.exec(headers.get("cache-control") ?? "") ??
      [];
  return Number(seconds);
}

Deno.test("GET /api/v1/stats says each second how long the count still holds", async () => {
  using site = testSite();
  const left: number[] = [];
  for (let tenth = 0; tenth < 30; tenth++) {
    const response = await site.fetch(getStats.path);
    await response.body?.cancel();
    left.push(maxAge(response));
    site.clock.advance(SECOND / 10);
  }
  const expected = Array.from(
    { length: 30 },
    (_, tenth) => 60 - Math.floor(tenth / 10),
  );
  assertEquals(left, expected);
});

Deno.test("what a code host tells anew is answered a second later", async () => {
  let count = 1;
  using site = testSite({
    env: {
      CODEHOST_PROVIDER: "forgejo",
      CODEHOST_URL: "https://code.example",
      CODEHOST_USER: "odalys",
    },
    fetch: () =>
      Promise.resolve(
        Response.json([{
          timestamp: Date.parse("2026-11-20T00:00:00Z") / SECOND,
          contributions: count++,
        }]),
      ),
  });
  const total = async () => {
    const response = await site.fetch(getCodehostContributions.path);
    return (await response.json()).total;
  };
  assertEquals(await total(), 1);
  // After ten hours a client must ask again.
  site.clock.advance(11 * 3_600 * SECOND);
  await total();
  site.clock.advance(SECOND);
  assertEquals(await total(), 2);
});
