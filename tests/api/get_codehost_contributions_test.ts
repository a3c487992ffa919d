import { assert, assertEquals } from "@std/assert";
import {
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { assertError, bodyOf } from "./support/requests.ts";

const PATH = "/api/v1/codehost-contributions";
const HOUR = 60 * 60_000;

async function calendar(site: TestSite) {
  return await bodyOf(await site.fetch(PATH));
}

Deno.test("GET /api/v1/codehost-contributions is 52 weeks of days up to today", async () => {
  using site = testSite();
  const { days, from, to } = await calendar(site);
  assertEquals(days.length, 364);
  assertEquals([from, to], ["2025-11-22", "2026-11-20"]);
  assertEquals(days[0].date, from);
  assertEquals(days.at(-1), { date: to, count: 2, level: 1 });
  const dates = days.map(({ date }: { date: string }) => date);
  assertEquals(new Set(dates).size, 364);
  assertEquals(dates, dates.toSorted());
});

Deno.test("GET /api/v1/codehost-contributions sums up what the build counted", async () => {
  using site = testSite();
  const { days: _, ...totals } = await calendar(site);
  assertEquals(totals, {
    provider: "git",
    from: "2025-11-22",
    to: "2026-11-20",
    total: 6,
    active_days: 2,
    current_streak: 2,
    longest_streak: 2,
    busiest_day: { date: "2026-11-19", count: 4 },
    average_per_day: 0.02,
    as_of: "2026-11-20T06:00:00.000Z",
  });
});

Deno.test("GET /api/v1/codehost-contributions is fresh for ten minutes, bearable for a day", async () => {
  using site = testSite();
  const { headers, body } = await site.fetch(PATH);
  await body?.cancel();
  assertEquals(
    headers.get("cache-control"),
    "public, max-age=600, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400",
  );
});

Deno.test("a year without contributions has no busiest day", async () => {
  const commits = { days: new Map(), at: 0 };
  using site = testSite({ commits });
  const { days, total, busiest_day } = await calendar(site);
  assertEquals([days.length, total, busiest_day], [364, 0, null]);
});

Deno.test("the calendar moves on at midnight UTC, and so does its ETag", async () => {
  using site = testSite({ now: "2026-11-20T23:59:59Z" });
  const before = await site.fetch(PATH);
  assertEquals((await before.json()).to, "2026-11-20");
  site.clock.advance(1_000);
  const after = await site.fetch(PATH, {
    headers: { "if-none-match": before.headers.get("etag") ?? "" },
  });
  const { to, current_streak } = await bodyOf(after);
  assertEquals(to, "2026-11-21");
  // Today is not over.
  assertEquals(current_streak, 2);
});

Deno.test("GET /api/v1/codehost-contributions answers 304 to who has the calendar", async () => {
  using site = testSite();
  for (const coding of ["identity", "gzip", "br"]) {
    const headers = { "accept-encoding": coding };
    const first = await site.fetch(PATH, { headers });
    await first.body?.cancel();
    const etag = first.headers.get("etag") ?? "";
    const again = await site.fetch(PATH, {
      headers: { ...headers, "if-none-match": `W/${etag}` },
    });
    assertEquals([again.status, again.headers.get("etag")], [304, etag]);
  }
});

Deno.test("GET /api/v1/codehost-contributions travels compressed to who can read that", async () => {
  using site = testSite();
  const lengths = new Map<string, number>();
  for (const coding of ["identity", "gzip", "br"]) {
    const response = await site.fetch(PATH, {
      headers: { "accept-encoding": coding },
    });
    const { headers } = response;
    assertEquals(
      headers.get("content-encoding"),
      coding === "identity" ? null : coding,
    );
    assertEquals(headers.get("vary"), "accept-encoding");
    lengths.set(coding, (await response.bytes()).length);
  }
  const { identity = 0, gzip = 0, br = 0 } = Object.fromEntries(lengths);
  assert(identity > gzip && gzip > br, JSON.stringify([...lengths]));
});

const UNCONFIGURED: [string, TestOptions][] = [
  ["the build found no repository", { commits: null }],
  ["CODEHOST_PROVIDER is off", { env: { CODEHOST_PROVIDER: "off" } }],
  ["one of several sources is missing", {
    commits: null,
    env: {
      CODEHOST_PROVIDER: "git,forgejo",
      CODEHOST_URL: ",https://code.example",
      CODEHOST_USER: ",sam",
    },
  }],
];

for (const [where, options] of UNCONFIGURED) {
  Deno.test(`GET /api/v1/codehost-contributions is 500 not_configured where ${where}`, async () => {
    using site = testSite(options);
    await assertError(await site.fetch(PATH), 500, "not_configured");
  });
}

const FORGEJO = {
  CODEHOST_PROVIDER: "forgejo",
  CODEHOST_URL: "https://code.example",
  CODEHOST_USER: "sam",
  CODEHOST_TOKEN: "t0ken",
};

/** A code host that answers until it is told to fail. */
function codeHost() {
  const state = { isDown: false, calls: 0 };
  const timestamp = Date.parse("2026-11-20T08:00:00Z") / 1000;
  const fetch = () => {
    state.calls++;
    return Promise.resolve(
      state.isDown
        ? Response.json({ error: "secret detail" }, { status: 404 })
        : Response.json([{ timestamp, contributions: 3 }]),
    );
  };
  return { state, options: { env: FORGEJO, fetch, expectErrors: true } };
}

Deno.test("GET /api/v1/codehost-contributions names the provider and when it was asked", async () => {
  using site = testSite(codeHost().options);
  const { provider, total, as_of } = await calendar(site);
  assertEquals(
    [provider, total, as_of],
    ["forgejo", 3, "2026-11-20T12:00:00.000Z"],
  );
});

Deno.test("the contributions of several sources are summed", async () => {
  const env = {
    ...FORGEJO,
    CODEHOST_PROVIDER: "forgejo,git",
  };
  using site = testSite({ ...codeHost().options, env });
  const { provider, total } = await calendar(site);
  assertEquals([provider, total], ["forgejo,git", 9]);
});

Deno.test("GET /api/v1/codehost-contributions is 502 where the code host fails, and says no more", async () => {
  const { state, options } = codeHost();
  state.isDown = true;
  using site = testSite(options);
  const response = await site.fetch(PATH);
  const text = await response.clone().text();
  assert(!/secret|code\.example|t0ken/.test(text), text);
  await assertError(response, 502, "upstream_error");
});

Deno.test("GET /api/v1/codehost-contributions serves a copy of up to a day while the code host fails", async () => {
  const { state, options } = codeHost();
  using site = testSite(options);
  const first = await calendar(site);
  state.isDown = true;
  site.clock.advance(11 * HOUR);
  assertEquals(await calendar(site), first);
  site.clock.advance(13 * HOUR - 1);
  const stale = await calendar(site);
  assertEquals(stale.as_of, first.as_of);
  assertEquals(stale.total, 3);
  assertEquals(stale.to, "2026-11-21");
  site.clock.advance(1);
  await assertError(await site.fetch(PATH), 502, "upstream_error");
});

Deno.test("many who ask at once make one call", async () => {
  const { state, options } = codeHost();
  using site = testSite(options);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => calendar(site)),
  );
  assertEquals(state.calls, 1);
  for (const each of all) assertEquals(each, all[0]);
});
