import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { callTool } from "../mcp/support/call.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { jsonOf } from "./support/claims.ts";

// The catalogues claim of each entry what that entry does.

Deno.test("the AI catalog says of a skill what its file says, and no more", async () => {
  const [described, undescribed, ...others] = testContent.skills;
  assert(described && undescribed);
  const questions = Array.from({ length: 9 }, (_, n) => `  Where is ${n}?\n\n`);
  const skills = [
    { ...described, metadata: { questions: questions.join("") } },
    { ...undescribed, metadata: {} },
    ...others,
  ];
  using site = testSite({ content: { ...testContent, skills } });
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  const queriesOf = ({ name }: { name: string }) =>
    entries.find((entry: { displayName: string }) => entry.displayName === name)
      .representativeQueries;
  assertEquals(
    queriesOf(described),
    [0, 1, 2, 3, 4].map((n) => `Where is ${n}?`),
  );
  assertEquals(queriesOf(undescribed), undefined);
});

Deno.test("the entry of the documents' server finds documents for its questions", async () => {
  using site = testSite();
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  const { tags, representativeQueries } = entries
    .find(({ url }: { url: string }) =>
      url === `${BASE_URL}/docs/mcp/server-card`
    );
  assert(!tags.includes("profile"));
  for (const query of representativeQueries) {
    const { structuredContent: { results } } = await callTool(
      site,
      "/docs/mcp",
      "search_docs",
      { query },
    );
    const addresses: string[] = results.map(({ url }: { url: string }) => url);
    assert(
      addresses.some((url) => url.startsWith(`${BASE_URL}/docs/`)),
      query,
    );
  }
});

Deno.test("the status of the API is that of all of it", async () => {
  const store = memoryStore(() => 0);
  using site = testSite({ store, env: { NPC_PROVIDER: "off" } });
  const [status] = await statusOf(site);
  const { pathname } = new URL(status.href);
  const well = await site.fetch(pathname);
  assertEquals(well.status, 200);
  assert(well.headers.get("content-type")?.startsWith(status.type));

  store.get = () => Promise.reject(new Error("The storage is gone"));
  site.clock.advance(2_000);
  assertEquals((await site.fetch(pathname)).status, 503);
});

async function statusOf(site: TestSite) {
  const { linkset } = await jsonOf(site, "/.well-known/api-catalog");
  const { servers: [server] } = await jsonOf(site, "/openapi.json");
  return linkset.find(({ anchor }: { anchor: string }) =>
    anchor === `${server.url}/` || anchor === server.url
  ).status;
}
