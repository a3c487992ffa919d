import { CODEHOSTS, NPC_MODELS, STATS_PROVIDERS } from "../../lib/providers.ts";
import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import {
  codehostProviders,
  visitorsProvider,
} from "../../lib/services/upstreams/sources.ts";
import { bodyOf, post } from "../api/support/requests.ts";
import { FakeClock } from "../support/clock.ts";
import {
  BAD_UPSTREAMS,
  standIn,
  type StandInHandler,
} from "../support/stand_in.ts";
import { testSite } from "../support/test_app.ts";
import { testNetwork, upstreamError } from "./helpers.ts";
import { HELLO } from "./npc_endpoint.ts";
import { codehostAnswer, npcAnswer, statsAnswer } from "./stand_ins.ts";

const DAYS = { "2026-11-18": 3, "2026-11-20": 4 };
const RANGE = { from: "2025-11-22", to: "2026-11-20" };

const statsEnv = (provider: string, url = "https://provider.example") => ({
  STATS_PROVIDER: provider,
  STATS_URL: url,
  STATS_SITE_ID: "site.example",
  STATS_TOKEN: "t0ken",
});

const codehostEnv = (provider: string, url = "https://provider.example") => ({
  CODEHOST_PROVIDER: provider,
  CODEHOST_URL: url,
  CODEHOST_USER: "odalys",
  CODEHOST_TOKEN: "t0ken",
});

const npcEnv = (provider: string) => ({
  NPC_PROVIDER: provider,
  NPC_URL: "https://provider.example",
  NPC_MODEL: "small",
});

function siteWith(env: Record<string, string>, answer: Response) {
  return testSite({ env, fetch: () => Promise.resolve(answer) });
}

/** Visitors that the provider reports for a server with this handler. */
async function visitors(provider: string, handler: StandInHandler) {
  await using server = standIn(handler);
  const config = readConfig(statsEnv(provider, server.url));
  return (await visitorsProvider(config, testNetwork())?.get())?.value;
}

async function contributions(provider: string, handler: StandInHandler) {
  await using server = standIn(handler);
  const config = readConfig(codehostEnv(provider, server.url));
  const [source] = codehostProviders(config, testNetwork(), null);
  return await source?.(RANGE);
}

for (const provider of STATS_PROVIDERS) {
  Deno.test(`${provider} counts visitors for GET /api/v1/stats`, async () => {
    using site = siteWith(statsEnv(provider), statsAnswer(provider, 5));
    const { active_visitors } = await bodyOf(await site.fetch("/api/v1/stats"));
    assertEquals(active_visitors, 5);
  });

  Deno.test(`${provider} fails where it counts no whole number of visitors`, async () => {
    const wrong = [-1, 1.5, 1e300, "", "-1", "1e3", " 3", true, [3], {
      visitors: null,
    }];
    for (const count of wrong) {
      const answer = visitors(provider, () => statsAnswer(provider, count));
      assertEquals((await upstreamError(answer)).failure, "unexpected");
    }
  });

  Deno.test(`${provider} fails where it is too slow`, async () => {
    await using server = standIn(async (_, { released }) => {
      await released;
      return statsAnswer(provider, 5);
    });
    const config = readConfig(statsEnv(provider, server.url));
    const clock = new FakeClock("2026-11-20T12:00:00Z");
    const asked = visitorsProvider(config, testNetwork(clock));
    assert(asked);
    const error = upstreamError(asked.get());
    await server.arrivals(1);
    clock.advance(3_000);
    assertEquals((await error).failure, "timeout");
  });
}

for (const provider of CODEHOSTS) {
  Deno.test(`${provider} counts for GET /api/v1/codehost-contributions`, async () => {
    const answer = codehostAnswer(provider, DAYS);
    using site = siteWith(codehostEnv(provider), answer);
    const response = await site.fetch("/api/v1/codehost-contributions");
    const calendar = await bodyOf(response);
    assertEquals([calendar.provider, calendar.total], [provider, 7]);
    assertEquals(calendar.days.at(-1).count, 4);
  });
}

const COUNTING = [
  ...STATS_PROVIDERS.map((provider) => ({ provider, ask: visitors })),
  ...CODEHOSTS.map((provider) => ({ provider, ask: contributions })),
];

for (const { provider, ask } of COUNTING) {
  Deno.test(`${provider} fails with an UpstreamError whatever is wrong with it`, async () => {
    for (const handler of Object.values(BAD_UPSTREAMS)) {
      const error = await upstreamError(ask(provider, handler));
      assertEquals(error.provider, provider);
      assert(!/secret|t0ken/.test(error.message));
    }
  });
}

for (const provider of NPC_MODELS) {
  Deno.test(`${provider} speaks for the people in the room`, async () => {
    using site = siteWith(npcEnv(provider), npcAnswer(provider));
    const path = "/api/v1/npc-chat";
    const question = { npcId: "barista", message: "Hello" };
    const reply = await bodyOf(await post(site, path, question));
    assertEquals(reply.source, provider);
    const [text] = HELLO.messages;
    assertEquals(reply.messages, [{ text }]);
    const health = await bodyOf(await site.fetch(path));
    assertEquals([health.provider, health.status], [provider, "ok"]);
  });
}
