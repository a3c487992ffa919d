import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { NPC_IDS } from "../../lib/content/names.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { postJson } from "../ask/support/requests.ts";
import { completion, HELLO, model } from "../upstreams/npc_endpoint.ts";
import { HTML, testContent, testSite } from "../support/test_app.ts";
import { pageOf, ROOM } from "./support/shown_room.ts";

const { words } = testContent;

for (const id of NPC_IDS) {
  Deno.test(`without script the ${id} answers on the page what the API answers, and shows the call`, async () => {
    using site = testSite();
    const reply = await site.fetch(
      "/api/v1/npc-chat",
      postJson({ npcId: id, message: "Hello" }),
    );
    const { messages } = await reply.json();
    const html = await pageOf(site, `/room?to=${id}&ask=Hello`);
    const log = html.slice(html.indexOf('role="log"'));
    for (const { text } of messages) assert(log.includes(text), text);
    assert(log.includes("POST /api/v1/npc-chat"));
    assert(log.includes(">200</b>"));
  });
}

const FIRST = "Where did she work in 2013?";
const NEXT = "And in 2020?";

Deno.test("without script the room understands a follow-up as the API does", async () => {
  using site = testSite();
  const first = await pageOf(
    site,
    `/room?${new URLSearchParams({ to: "archivist", ask: FIRST })}`,
  );
  assert(first.includes(`name="prev" value="${FIRST}"`));
  const { messages } = await site.json(
    "/api/v1/npc-chat",
    postJson({ npcId: "archivist", message: NEXT, context: { prev: FIRST } }),
  );
  const asked = { to: "archivist", ask: NEXT, prev: FIRST };
  const html = await pageOf(site, `/room?${new URLSearchParams(asked)}`);
  const log = html.slice(html.indexOf('role="log"'));
  assert(log.includes(messages[0].text), messages[0].text);
  const alone = await pageOf(site, `/room?to=archivist&ask=${NEXT}`);
  assert(!alone.includes(messages[0].text), "alone it means nothing");
});

Deno.test("the question before is bounded and escaped", async () => {
  using site = testSite({ env: { RATE_LIMIT: "2" } });
  const long = await site.fetch(`/room?ask=Hi&prev=${"x".repeat(501)}`, {
    headers: HTML,
  });
  assertEquals(long.status, 400);
  assertEquals((await long.json()).code, "invalid_parameter");
  const url = `/room?${new URLSearchParams({ ask: "Hi", prev: '"><b>x' })}`;
  assert(!(await pageOf(site, url)).includes('"><b>x'));
  const refused = await pageOf(site, url);
  assert(refused.includes("rate_limited"));
  assert(!refused.includes('"><b>x'));
  assert(refused.includes('name="prev" value="&quot;'), "it is kept");
});

Deno.test("who is spoken to without a name is who welcomes, and nobody else has one", async () => {
  using site = testSite();
  const html = await pageOf(site, "/room?ask=Hello");
  assert(html.includes('value="concierge" checked'));
  const response = await site.fetch("/room?to=butler&ask=Hello", {
    headers: HTML,
  });
  assertEquals(response.status, 400);
  const { code, error } = await response.json();
  assertEquals(code, "invalid_parameter");
  for (const id of NPC_IDS) assert(error.includes(id));
});

Deno.test("beyond the limit what was typed stays, and the page says how long to wait", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  const url = "/room?to=barista&ask=How+many+commits";
  await pageOf(site, url);
  const html = await pageOf(site, url);
  assert(html.includes(">How many commits</textarea>"));
  assert(/<code>rate_limited<\/code>[^<]*\d s/.test(html));
  assert(html.includes('name="to" value="barista"'), "asked again of the same");
  const call = await site.fetch(
    "/api/v1/npc-chat",
    postJson({ npcId: "barista", message: "x" }),
  );
  const [, shown = ""] = /<pre[^>]*><code>([^]*?)<\/code>/.exec(html) ?? [];
  const json = JSON.parse(shown.replaceAll("&quot;", '"'));
  assertEquals(json, await call.json(), "as the API says it");
  // An unknown person is refused first.
  assertEquals(
    await site.status("/room?to=nobody&ask=x", { headers: HTML }),
    400,
  );
  // Another visitor is not refused.
  const other = await site.fetch(url, { headers: HTML, from: "192.0.2.7" });
  assert(!(await other.text()).includes("rate_limited"));
});

Deno.test("what is said on the page counts as a call, and is not logged", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  await pageOf(site, "/room?ask=marmalade");
  assertEquals(site.log.at(-1)?.route, "npcChat");
  assert(!JSON.stringify(site.log).includes("marmalade"));
  assertEquals(
    await site.status(
      "/api/v1/npc-chat",
      postJson({ npcId: "barista", message: "Hello" }),
    ),
    429,
  );
});

Deno.test("the visitor who asks how many are here is one of them", async () => {
  using site = testSite();
  const stats = await site.json("/api/v1/stats");
  assertEquals(stats.active_visitors, 0, "the API counts nobody yet");
  const message = "visitors";
  const alone = fill(words.npcs.visitors.one ?? "", { count: "1" });
  const { messages } = await site.json(
    "/api/v1/npc-chat",
    postJson({ npcId: "barista", message }),
  );
  assertEquals(messages[0].text, alone);
  const html = await pageOf(site, `${ROOM}?to=barista&ask=${message}`);
  assert(html.slice(html.indexOf('role="log"')).includes(alone));
});

for (
  const [from, source] of [
    ["same-origin", "openai"],
    ["none", "openai"],
    ["cross-site", "builtin"],
  ]
) {
  Deno.test(`a page asked for by "${from}" is answered by "${source}" where there is a model`, async () => {
    using site = testSite(model(() => completion(HELLO)).options);
    const headers = { ...HTML, "sec-fetch-site": from ?? "" };
    const response = await site.fetch("/room?ask=Hello", { headers });
    const html = await response.text();
    assert(html.includes(`&quot;source&quot;:&quot;${source}&quot;`));
  });
}

for (const content of [testContent, await loadContent(SAMPLE_DIR)]) {
  for (const id of NPC_IDS) {
    Deno.test(`what ${content.profile.name}'s ${id} is suggested to be asked they answer themselves`, async () => {
      using site = testSite({ content, env: { RATE_LIMIT: "0" } });
      for (const each of content.words.room.suggestions[id]) {
        const message = fill(each, { name: content.profile.called });
        const reply = await site.fetch(
          "/api/v1/npc-chat",
          postJson({ npcId: id, message }),
        );
        const { action } = await reply.json();
        const type = id === "barista" ? "highlight" : "open_page";
        assertEquals(action?.type, type, message);
      }
    });
  }
}
