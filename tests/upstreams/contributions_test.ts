import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import {
  codehostProviders,
  contributionCounts,
  sumOf,
} from "../../lib/services/upstreams/sources.ts";
import { FakeClock } from "../support/clock.ts";
import { json, standIn } from "../support/stand_in.ts";
import {
  configFor,
  githubAnswer,
  RANGE,
  testNetwork,
  upstreamError,
} from "./helpers.ts";

Deno.test("codehostProviders() reads the four lists side by side", async () => {
  await using server = standIn(({ url }) =>
    url.endsWith("/heatmap") ? json("[]") : json("{}")
  );
  const config = readConfig({
    CODEHOST_PROVIDER: "git, gitlab,forgejo",
    CODEHOST_URL: `,${server.url}/lab,${server.url}/forge/`,
    CODEHOST_USER: ",ann,ben",
    CODEHOST_TOKEN: ",,t2",
  });
  const sources = codehostProviders(config, testNetwork(), new Map());
  assertEquals(sources.length, 3);
  for (const source of sources) await source(RANGE);
  assertEquals(
    server.arrived.map(({ target, headers }) => [
      target,
      headers.get("authorization"),
    ]),
    [
      ["/lab/users/ann/calendar.json", null],
      ["/forge/api/v1/users/ben/heatmap", "token t2"],
    ],
  );
});

Deno.test("codehostProviders() is empty when off, and when git has no repository", () => {
  const off = readConfig({ CODEHOST_PROVIDER: "off" });
  assertEquals(codehostProviders(off, testNetwork(), new Map()), []);
  const git = readConfig({});
  assertEquals(codehostProviders(git, testNetwork(), null), []);
  assertEquals(codehostProviders(git, testNetwork(), new Map()).length, 1);
  const both = readConfig({
    CODEHOST_PROVIDER: "gitlab,git",
    CODEHOST_URL: "https://gitlab.example",
    CODEHOST_USER: "sam",
  });
  assertEquals(codehostProviders(both, testNetwork(), null), []);
});

Deno.test("sumOf() adds up all sources inside the range", async () => {
  const counting = (counts: Record<string, number>) => () =>
    Promise.resolve(new Map(Object.entries(counts)));
  const sum = await sumOf([
    counting({ "2025-11-21": 9, "2025-11-22": 1, "2026-11-20": 2 }),
    counting({ "2026-11-20": 3, "2026-11-21": 9 }),
  ], RANGE);
  assertEquals(Object.fromEntries(sum), { "2025-11-22": 1, "2026-11-20": 5 });
});

Deno.test("sumOf() fails with any of its sources", async () => {
  await upstreamError(
    (async () => {
      await using server = standIn(() => new Response(null, { status: 404 }));
      const config = configFor("gitlab", server.url);
      const sources = codehostProviders(config, testNetwork(), null);
      await sumOf([() => Promise.resolve(new Map()), ...sources], RANGE);
    })(),
  );
});

Deno.test("contributionCounts() is null where nothing is configured", () => {
  const off = readConfig({ CODEHOST_PROVIDER: "off" });
  assertEquals(contributionCounts(off, testNetwork(), null), null);
});

Deno.test("contributionCounts() asks for 364 days up to today in UTC", async () => {
  const clock = new FakeClock("2026-11-20T23:59:59Z");
  const days = { "2025-11-21": 8, "2025-11-22": 1, "2026-11-20": 2 };
  await using server = standIn(() => Response.json(githubAnswer(days)));
  const contributions = contributionCounts(
    configFor("github", server.url),
    testNetwork({ now: clock.now }),
    null,
  );
  const kept = await contributions?.get();
  assertEquals(kept?.at, clock.now());
  assertEquals(Object.fromEntries(kept?.value ?? []), {
    "2025-11-22": 1,
    "2026-11-20": 2,
  });
  const { variables } = JSON.parse(server.arrived[0]?.body ?? "");
  assertEquals([variables.from, variables.to], [
    "2025-11-22T00:00:00Z",
    "2026-11-20T23:59:59Z",
  ]);
});

Deno.test("contributions are bearable for a day while the code host fails", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  let isDown = false;
  await using server = standIn(() =>
    isDown ? new Response(null, { status: 404 }) : json("{}")
  );
  const contributions = contributionCounts(
    configFor("gitlab", server.url),
    testNetwork({ now: clock.now }),
    null,
  );
  assert(contributions);
  const first = await contributions.get();
  isDown = true;
  clock.advance(24 * 3_600_000 - 1);
  assertEquals(await contributions.get(), first);
  clock.advance(1);
  await upstreamError(contributions.get());
});
