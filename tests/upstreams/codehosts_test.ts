import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { codehostProviders } from "../../lib/services/upstreams/sources.ts";
import { FakeClock } from "../support/clock.ts";
import { json, standIn, type StandInHandler } from "../support/stand_in.ts";
import {
  configFor,
  githubAnswer,
  RANGE,
  testNetwork,
  upstreamError,
} from "./helpers.ts";

/** The days that a code host counts when it answers like this. */
async function ask(provider: string, handler: StandInHandler, token?: string) {
  await using server = standIn(handler);
  const config = configFor(provider, server.url, token);
  const [source] = codehostProviders(config, testNetwork(), null);
  assert(source);
  const counts = Object.fromEntries(await source(RANGE));
  return { counts, request: server.arrived[0] };
}

Deno.test("github is asked for the days by GraphQL", async () => {
  const days = { "2026-11-19": 4, "2026-11-20": 0 };
  const { counts, request } = await ask(
    "github",
    () => Response.json(githubAnswer(days)),
  );
  assertEquals(counts, days);
  assertEquals(request?.method, "POST");
  assertEquals(request?.target, "/");
  assertEquals(request?.headers.get("authorization"), "Bearer t0ken");
  assertEquals(request?.headers.get("content-type"), "application/json");
  const { query, variables } = JSON.parse(request?.body ?? "");
  assert(query.includes("contributionsCollection(from:$from,to:$to)"));
  assertEquals(variables, {
    login: "sam",
    from: "2025-11-22T00:00:00Z",
    to: "2026-11-20T23:59:59Z",
  });
});

Deno.test("github's span is never more than a year", () => {
  const from = Temporal.PlainDate.from(RANGE.from);
  const after = Temporal.PlainDate.from(RANGE.to).add({ days: 1 });
  assertEquals(from.until(after).days, 364);
});

Deno.test("github's errors come with status 200 and are errors", async () => {
  const missing = { data: { user: null }, errors: [{ type: "NOT_FOUND" }] };
  const half = { ...githubAnswer({}), errors: [{ message: "secret detail" }] };
  for (const body of [missing, half, { message: "Bad credentials" }]) {
    const answer = ask("github", () => Response.json(body));
    assertEquals((await upstreamError(answer)).failure, "unexpected");
  }
});

Deno.test("github without CODEHOST_URL is github.com", async () => {
  const addresses: string[] = [];
  const config = readConfig({
    CODEHOST_PROVIDER: "github",
    CODEHOST_USER: "sam",
    CODEHOST_TOKEN: "t0ken",
  });
  const network = testNetwork({
    fetch: (input) => {
      addresses.push(String(input));
      return Promise.resolve(Response.json(githubAnswer({})));
    },
  });
  await codehostProviders(config, network, null)[0]?.(RANGE);
  assertEquals(addresses, ["https://api.github.com/graphql"]);
});

Deno.test("gitlab is asked for the calendar of a user, without a token", async () => {
  const days = { "2026-11-19": 4, "2026-11-01": 1 };
  const { counts, request } = await ask("gitlab", () => Response.json(days));
  assertEquals(counts, days);
  assertEquals(request?.target, "/users/sam/calendar.json");
  assertEquals(request?.headers.get("authorization"), null);
});

Deno.test("gitlab that asks to sign in is an error", async () => {
  const answer = ask("gitlab", () =>
    new Response(null, {
      status: 302,
      headers: { location: "/users/sign_in" },
    }));
  assertEquals((await upstreamError(answer)).failure, "redirect");
});

Deno.test("gitlab's days have to be days", async () => {
  for (const days of [{ "2026-02-30": 1 }, { yesterday: 1 }, [1]]) {
    const answer = ask("gitlab", () => Response.json(days));
    assertEquals((await upstreamError(answer)).failure, "unexpected");
  }
});

Deno.test("forgejo's quarters of an hour are added up into days of UTC", async () => {
  const at = (time: string) => Date.parse(time) / 1000;
  const { counts, request } = await ask("forgejo", () =>
    Response.json([
      { timestamp: at("2026-11-18T23:45:00Z"), contributions: 1 },
      { timestamp: at("2026-11-19T00:00:00Z"), contributions: 2 },
      { timestamp: at("2026-11-19T23:45:00Z"), contributions: 3 },
      { timestamp: at("2026-11-20T00:00:00Z"), contributions: 4 },
    ]));
  assertEquals(counts, { "2026-11-18": 1, "2026-11-19": 5, "2026-11-20": 4 });
  assertEquals(request?.target, "/api/v1/users/sam/heatmap");
  assertEquals(request?.headers.get("authorization"), "token t0ken");
});

Deno.test("forgejo needs no token, and may have nothing to show", async () => {
  const { counts, request } = await ask("forgejo", () => json("[]"), "");
  assertEquals(counts, {});
  assertEquals(request?.headers.get("authorization"), null);
});

Deno.test("forgejo's times have to be times", async () => {
  for (const timestamp of [-1, 1.5, 1e15, "1731974400"]) {
    const answer = ask(
      "forgejo",
      () => Response.json([{ timestamp, contributions: 1 }]),
    );
    assertEquals((await upstreamError(answer)).failure, "unexpected");
  }
});

Deno.test("a code host that is too slow fails", async () => {
  await using server = standIn(async (_, { released }) => {
    await released;
    return json("{}");
  });
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const config = configFor("gitlab", server.url);
  const [source] = codehostProviders(config, testNetwork(clock), null);
  assert(source);
  const error = upstreamError(source(RANGE));
  await server.arrivals(1);
  clock.advance(3_000);
  assertEquals((await error).failure, "timeout");
});
