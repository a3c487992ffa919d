import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { completion, HELLO } from "./npc_endpoint.ts";

const ENV = {
  STATS_PROVIDER: "umami",
  STATS_URL: "https://stats.example/base",
  STATS_SITE_ID: "light",
  STATS_TOKEN: "t",
  CODEHOST_PROVIDER: "forgejo",
  CODEHOST_URL: "https://host.example",
  CODEHOST_USER: "keeper",
  NPC_PROVIDER: "openai",
  NPC_URL: "https://model.example/v1",
  NPC_MODEL: "small",
  IMAGER_URL: "https://imager.example/avatar",
  RATE_LIMIT: "0",
};

const ADDRESSES = [
  "https://host.example/api/v1/users/keeper/heatmap",
  "https://imager.example/avatar",
  "https://model.example/v1/chat/completions",
  "https://stats.example/base/api/websites/light/active",
];

const NASTY = [
  "https://evil.example/",
  "//evil.example",
  "../../admin",
  "@evil.example",
  "?x=1#y",
  "hd-180-1&url=https://evil.example",
  "%2e%2e%2f",
  "\r\nHost: evil.example",
];

Deno.test("whatever a visitor sends, others are asked at the addresses of the configuration", async () => {
  const asked = new Set<string>();
  using site = testSite({
    env: ENV,
    fetch: (input) => {
      const { origin, pathname } = new URL(
        input instanceof Request ? input.url : input,
      );
      asked.add(origin + pathname);
      return Promise.resolve(completion(HELLO));
    },
    expectErrors: true,
  });
  const headers = {
    "x-forwarded-host": "evil.example",
    "forwarded": "host=evil.example",
    "referer": "https://evil.example/",
  };
  for (const nasty of ["hd-180-1", ...NASTY]) {
    const text = encodeURIComponent(nasty);
    const body = JSON.stringify({
      message: nasty,
      npcId: "barista",
      context: { page: nasty, url: nasty, NPC_URL: nasty },
    });
    const paths = [
      `/api/v1/stats?url=${text}&site_id=${text}`,
      `/api/v1/codehost-contributions?user=${text}`,
      `/api/v1/room-avatar?direction=2&figure=${text}`,
      `/api/v1/room-avatar?direction=2&figure=hd-180-1&action=${text}&url=${text}`,
    ];
    for (const path of paths) {
      await (await site.fetch(path, { headers })).body?.cancel();
    }
    const chat = { method: "POST", headers, body };
    await (await site.fetch("/api/v1/npc-chat", chat)).body?.cancel();
  }
  assertEquals([...asked].sort(), ADDRESSES);
});
