import { assertEquals } from "@std/assert";
import {
  testContent,
  type TestOptions,
  testSite,
} from "../support/test_app.ts";
import { bodyOf, post } from "./support/requests.ts";

const PATH = "/api/v1/npc-chat";
const NPCS = testContent.npcs.map(({ id, name, role }) => ({
  id,
  name,
  role,
}));
const OPENAI = {
  NPC_PROVIDER: "openai",
  NPC_URL: "https://model.example/v1",
  NPC_MODEL: "small-model",
};

const STATES: [what: string, options: TestOptions, answer: object][] = [
  ["without configuration", {}, { status: "ok", provider: "builtin" }],
  ["with a model", { env: OPENAI }, { status: "ok", provider: "openai" }],
  [
    "with NPC_PROVIDER=off",
    { env: { NPC_PROVIDER: "off" } },
    { status: "not_configured", provider: "off" },
  ],
];

for (const [what, options, answer] of STATES) {
  Deno.test(`GET /api/v1/npc-chat is 200 ${what}, and lists who is in the room`, async () => {
    using site = testSite(options);
    const body = await bodyOf(await site.fetch(PATH));
    assertEquals(body, { ...answer, npcs: NPCS });
  });
}

Deno.test("GET /api/v1/npc-chat is degraded while a model fails, and never asks it", async () => {
  let calls = 0;
  using site = testSite({
    env: OPENAI,
    fetch: () => {
      calls++;
      return Promise.resolve(new Response(null, { status: 401 }));
    },
    expectErrors: true,
  });
  const status = async () => (await bodyOf(await site.fetch(PATH))).status;
  for (let failure = 0; failure < 5; failure++) {
    assertEquals(await status(), "ok");
    await bodyOf(
      await post(site, PATH, { message: "Hello", npcId: "barista" }),
    );
  }
  assertEquals([await status(), calls], ["degraded", 5]);
});
