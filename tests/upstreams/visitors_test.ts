import { assert, assertEquals } from "@std/assert";
import { type Config, readConfig } from "../../lib/config.ts";
import { visitorsProvider } from "../../lib/services/upstreams/sources.ts";
import { json, standIn, type StandInHandler } from "../support/stand_in.ts";
import { FakeClock } from "../support/clock.ts";
import { testNetwork, upstreamError } from "./helpers.ts";

function configFor(provider: string, url: string): Config {
  return readConfig({
    STATS_PROVIDER: provider,
    STATS_URL: url,
    STATS_SITE_ID: "site.example",
    STATS_TOKEN: "t0ken",
  });
}

/** Asks a provider that answers like this; what was asked is in the second. */
async function ask(provider: string, handler: StandInHandler) {
  await using server = standIn(handler);
  const visitors = visitorsProvider(
    configFor(provider, server.url),
    testNetwork(),
  );
  assert(visitors);
  const { value } = await visitors.get();
  return { value, request: server.arrived[0] };
}

function answering(body: unknown): StandInHandler {
  return () => Response.json(body);
}

Deno.test("visitorsProvider() is null for builtin and off", () => {
  for (const STATS_PROVIDER of ["builtin", "off"]) {
    const config = readConfig({ STATS_PROVIDER });
    assertEquals(visitorsProvider(config, testNetwork()), null);
  }
});

Deno.test("umami is asked for the active visitors of a website", async () => {
  const { value, request } = await ask("umami", answering({ visitors: 5 }));
  assertEquals(value, 5);
  assertEquals(request?.method, "GET");
  assertEquals(request?.target, "/api/websites/site.example/active");
  assertEquals(request?.headers.get("authorization"), "Bearer t0ken");
});

Deno.test("umami may answer in each of the ways it has answered", async () => {
  const answers: [unknown, number][] = [
    [{ visitors: 0 }, 0],
    [{ visitors: "12" }, 12],
    [{ x: 7 }, 7],
    [null, 0],
  ];
  for (const [body, visitors] of answers) {
    assertEquals((await ask("umami", answering(body))).value, visitors);
  }
});

Deno.test("Umami Cloud has another path and header", async () => {
  const requests: Request[] = [];
  const network = testNetwork({
    // The one host that no stand-in on loopback can have.
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(Response.json({ visitors: 2 }));
    },
  });
  const config = configFor("umami", "https://api.umami.is/");
  const visitors = visitorsProvider(config, network);
  assertEquals((await visitors?.get())?.value, 2);
  const [request] = requests;
  assertEquals(
    request?.url,
    "https://api.umami.is/v1/websites/site.example/active",
  );
  assertEquals(request?.headers.get("x-umami-api-key"), "t0ken");
  assertEquals(request?.headers.get("authorization"), null);
});

Deno.test("plausible is asked for its realtime visitors", async () => {
  const { value, request } = await ask("plausible", answering(17));
  assertEquals(value, 17);
  assertEquals(
    request?.target,
    "/api/v1/stats/realtime/visitors?site_id=site.example",
  );
  assertEquals(request?.headers.get("authorization"), "Bearer t0ken");
});

Deno.test("fathom is asked for its current visitors", async () => {
  const body = { total: 4, content: [], referrers: [] };
  const { value, request } = await ask("fathom", answering(body));
  assertEquals(value, 4);
  assertEquals(request?.target, "/v1/current_visitors?site_id=site.example");
  assertEquals(request?.headers.get("authorization"), "Bearer t0ken");
  assertEquals(request?.headers.get("accept"), "application/json");
});

Deno.test("matomo is asked for the counters of 5 minutes, its token in the body", async () => {
  const counters = [{ visits: "3", actions: "9", visitors: "2" }];
  const { value, request } = await ask("matomo", answering(counters));
  assertEquals(value, 2);
  assertEquals(request?.method, "POST");
  assertEquals(
    request?.target,
    "/index.php?module=API&method=Live.getCounters&idSite=site.example" +
      "&lastMinutes=5&format=JSON",
  );
  assertEquals(request?.body, "token_auth=t0ken");
});

Deno.test("matomo's errors come with status 200 and are errors", async () => {
  const envelope = { result: "error", message: "t0ken is wrong" };
  const error = await upstreamError(ask("matomo", answering(envelope)));
  assertEquals(error.failure, "unexpected");
  assert(!error.message.includes("t0ken"));
});

Deno.test("a base address may have a path", async () => {
  await using server = standIn(answering(1));
  const config = configFor("plausible", `${server.url}/stats/`);
  await visitorsProvider(config, testNetwork())?.get();
  const target = server.arrived[0]?.target;
  assert(target?.startsWith("/stats/api/v1/"), target);
});

Deno.test("a failed request for visitors is made once more", async () => {
  let calls = 0;
  const { value } = await ask(
    "plausible",
    () => ++calls === 1 ? new Response(null, { status: 503 }) : json("3"),
  );
  assertEquals([value, calls], [3, 2]);
});

Deno.test("visitors are fresh for 60 seconds and bearable for 10 minutes", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  let calls = 0;
  await using server = standIn(() =>
    ++calls === 1 ? json("3") : new Response(null, { status: 401 })
  );
  const visitors = visitorsProvider(
    configFor("plausible", server.url),
    testNetwork({ now: clock.now }),
  );
  assert(visitors);
  const first = { value: 3, at: clock.now() };
  assertEquals(await visitors.get(), first);
  clock.advance(59_999);
  assertEquals(await visitors.get(), first);
  assertEquals(calls, 1);
  clock.advance(540_000);
  assertEquals(await visitors.get(), first);
  assertEquals(calls, 2);
  clock.advance(1);
  assertEquals((await upstreamError(visitors.get())).status, 401);
});
