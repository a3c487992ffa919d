import { CODEHOSTS, NPC_MODELS, STATS_PROVIDERS } from "../lib/providers.ts";
import { assert, assertEquals } from "@std/assert";
import { ENGLISH as words } from "../lib/base/words/override.ts";
import type { Traced } from "../lib/site.ts";
import { testSite } from "./support/test_app.ts";

const { privacy } = words;

/** The page of a site with these variables, in Markdown. */
async function pageOf(
  env: Record<string, string> = {},
  traced?: Traced,
): Promise<string> {
  const tracing = traced && { traced, nameRequest() {}, fetch };
  using site = testSite({ env, tracing });
  return await site.text("/privacy.md");
}

function assertSays(page: string, statements: string[], unsaid: string[]) {
  for (const sentence of statements) assert(page.includes(sentence), sentence);
  for (const sentence of unsaid) assert(!page.includes(sentence), sentence);
}

function hostOf(provider: string): string {
  return `${provider}.provider.example`;
}

/** Minimal environment for each provider. */
function outsideServices(): Record<string, Record<string, string>> {
  const services: Record<string, Record<string, string>> = {
    "the imager": { IMAGER_URL: `https://${hostOf("imager")}/draw` },
  };
  for (const provider of STATS_PROVIDERS) {
    services[provider] = {
      STATS_PROVIDER: provider,
      STATS_URL: `https://${hostOf(provider)}`,
      STATS_SITE_ID: "hidden-site-id",
      STATS_TOKEN: "hidden-stats-token",
    };
  }
  for (const provider of CODEHOSTS) {
    services[provider] = {
      CODEHOST_PROVIDER: provider,
      CODEHOST_URL: `https://${hostOf(provider)}`,
      CODEHOST_USER: "hidden-account",
      CODEHOST_TOKEN: "hidden-codehost-token",
    };
  }
  for (const provider of NPC_MODELS) {
    services[provider] = {
      NPC_PROVIDER: provider,
      NPC_URL: `https://${hostOf(provider)}/v1`,
      NPC_MODEL: "hidden-model",
      NPC_API_KEY: "hidden-model-key",
    };
  }
  return services;
}

Deno.test("the privacy page names each service that is asked, and none that is not", async () => {
  for (const [name, env] of Object.entries(outsideServices())) {
    const page = await pageOf(env);
    const hosts = page.match(/[-\w]+\.provider\.example/g);
    const expected = JSON.stringify(env).match(/[-\w]+\.provider\.example/g);
    assertEquals(hosts, expected, name);
    assertSays(page, [], [privacy.nobody, "hidden"]);
  }
});

Deno.test("all services that are asked stand side by side", async () => {
  const hosts = [hostOf("github"), hostOf("forgejo"), "api.github.com"];
  const page = await pageOf({
    CODEHOST_PROVIDER: "git,github,forgejo,github",
    CODEHOST_URL: `,https://${hosts[0]},https://${hosts[1]}`,
    CODEHOST_USER: ",a,b,c",
    CODEHOST_TOKEN: ",x,y,z",
  });
  assertSays(page, [...hosts, privacy.committed.here], [privacy.nobody]);
});

Deno.test("a site that asks nobody says that nothing leaves", async () => {
  const { counted, committed, spoken, drawn } = privacy;
  assertSays(
    await pageOf(),
    [
      privacy.nobody,
      ...[counted, committed, spoken, drawn].map(({ here }) => here),
    ],
    [counted.off, committed.off, spoken.off],
  );
  assertSays(
    await pageOf({
      STATS_PROVIDER: "off",
      CODEHOST_PROVIDER: "off",
      NPC_PROVIDER: "off",
    }),
    [privacy.nobody, counted.off, committed.off, spoken.off, drawn.here],
    [counted.here, committed.here, spoken.here],
  );
});

Deno.test("the privacy page says where the store is", async () => {
  const { file, memory, platform } = privacy.storedIn;
  assertSays(await pageOf(), [file, privacy.nobody], [memory, platform]);
  const inMemory = await pageOf({ KV_PATH: ":memory:" });
  assertSays(inMemory, [memory, privacy.nobody], [file, platform]);
  const onServer = await pageOf({ KV_PATH: "https://kv.example:4512" });
  assertSays(onServer, ["kv.example:4512"], [file, memory, privacy.nobody]);
  const onDeploy = await pageOf({ DENO_DEPLOY: "true" });
  const statements = [platform, privacy.carried];
  assertSays(onDeploy, statements, [file, memory, privacy.nobody]);
});

Deno.test("the privacy page says what is traced, and how much of a request", async () => {
  const { nothing, routes, addresses } = privacy.traced;
  assertSays(await pageOf(), [nothing], [routes, addresses]);
  const unsaid = [nothing, privacy.nobody];
  assertSays(await pageOf({}, "routes"), [routes], [addresses, ...unsaid]);
  assertSays(await pageOf({}, "addresses"), [addresses], [routes, ...unsaid]);
});

Deno.test("the privacy page says what is logged, and who else may log", async () => {
  const { nothing, request, error, proxy } = privacy.logged;
  assertSays(await pageOf(), [request, error], [nothing, proxy]);
  const quiet = await pageOf({ LOG_FORMAT: "off", TRUST_PROXY: "1" });
  assertSays(quiet, [nothing, proxy], [request, error]);
});

Deno.test("the privacy page says how addresses are counted", async () => {
  const { shared, here } = privacy.limited;
  assertSays(await pageOf(), [shared, ...privacy.always], [here]);
  assertSays(await pageOf({ RATE_LIMIT: "0" }), [here], [shared]);
});
