import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { NPC_IDS } from "../../lib/content/names.ts";
import { THINGS } from "../../tools/generate/room_things.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { postJson } from "../ask/support/requests.ts";
import { completion, HELLO, model } from "../upstreams/npc_endpoint.ts";
import {
  HTML,
  testContent,
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";

const ROOM = "/room";
const { docs, npcs, profile, roles, words } = testContent;

async function pageOf(site: TestSite, path = ROOM): Promise<string> {
  const response = await site.fetch(path, { headers: HTML });
  assertEquals(response.status, 200, path);
  return await response.text();
}

async function roomOf(options: TestOptions = {}): Promise<string> {
  using site = testSite(options);
  return await pageOf(site);
}

function count(html: string, part: string | RegExp): number {
  return html.split(part).length - 1;
}

Deno.test("the drawing shows what the content has", async () => {
  using site = testSite();
  const html = await pageOf(site);
  const shelf = html.slice(0, html.indexOf('class="occ'));
  const [, bands = ""] = /<path class="p" d="([^"]*)"/.exec(shelf) ?? [];
  assertEquals(count(bands, "m"), docs.length, "a book a document");
  const labels = [...html.matchAll(/<text class="tag"[^>]*>([^<]*)</g)];
  const years = roles.slice(0, 6).map(({ start }) => start.slice(0, 4));
  assertEquals(
    labels.map(([, label = ""]) => label.slice(0, 4)).sort(),
    years.sort(),
    "a drawer a role",
  );
  const [, petals = ""] = /<path class="r2" d="([^"]*)"/.exec(html) ?? [];
  const operations = site.app.endpoints().length > 0 && 10;
  assertEquals(count(petals, "Q") / 2, operations, "a petal an operation");
});

Deno.test("the sign on the door is the owner's own, or says to ask", async () => {
  const sign = "Back in May";
  const own = { ...testContent, profile: { ...profile, sign } };
  const html = await roomOf({ content: own });
  assert(html.includes(">Back</text>") && html.includes(">in May</text>"));
  const [first = ""] = words.room.sign.split(" ");
  assert((await roomOf()).includes(`>${first}</text>`));
});

for (
  const [now, sky] of [
    ["2026-11-20T17:00:00Z", "dawn"],
    ["2026-11-20T22:00:00Z", "day"],
    ["2026-11-20T06:00:00Z", "dusk"],
    ["2026-11-20T12:00:00Z", "night"],
  ] as const
) {
  Deno.test(`the window has the sky where the owner is: ${sky}`, async () => {
    const html = await roomOf({ now });
    assert(html.includes(`data-sky="${sky}"`));
  });
}

Deno.test("the clock on the wall is right whenever somebody comes", async () => {
  using site = testSite();
  const hands = async () =>
    /id="room_hands" d="([^"]*)"/.exec(await pageOf(site))?.[1];
  const noon = await hands();
  assertEquals(await hands(), noon);
  site.clock.advance(60_000);
  const later = await hands();
  assert(later && later !== noon);
});

Deno.test("everybody and everything has a name, a verb and a place to go", async () => {
  using site = testSite();
  // Before the first API call the room shows no caller.
  await (await site.fetch("/api/v1/work")).body?.cancel();
  site.clock.advance(60_000);
  await pageOf(site);
  const html = await pageOf(site);
  for (const { id } of THINGS) {
    const [, element = ""] =
      new RegExp(`<(?:a|button)[^>]* id="t_${id}"([^]*?)</(?:a|button)>`)
        .exec(html) ?? [];
    const { name, does } = words.room.thing[id];
    assert(element.includes(`<b>${name}</b>`), id);
    assert(element.includes(does.split("{")[0] ?? ""), id);
  }
  for (const npc of npcs) {
    const link = `href="/room?to=${npc.id}&amp;ask=`;
    assert(count(html, link) >= 2, `${npc.name} stands there, and in the list`);
  }
});

Deno.test("the visitor who asks how many are here is one of them", async () => {
  using site = testSite();
  const stats = await (await site.fetch("/api/v1/stats")).json();
  assertEquals(stats.active_visitors, 0, "the API counts nobody yet");
  const message = "visitors";
  const alone = fill(words.npcs.visitors.one ?? "", { count: "1" });
  const { messages } = await (await site.fetch(
    "/api/v1/npc-chat",
    postJson({ npcId: "barista", message }),
  )).json();
  assertEquals(messages[0].text, alone);
  const html = await pageOf(site, `${ROOM}?to=barista&ask=${message}`);
  assert(html.slice(html.indexOf('role="log"')).includes(alone));
});

Deno.test("a link to the first page has a name, and not its path", async () => {
  const { spoken } = words.room;
  using site = testSite();
  const asked = { to: "concierge", ask: "Who is she?" };
  const html = await pageOf(site, `${ROOM}?${new URLSearchParams(asked)}`);
  assert(html.includes(`<a href="/">${spoken.openFirst}</a>`));
  assert(!html.includes(fill(spoken.open, { page: "/<" })));
});

Deno.test("in the list the value of a thing comes before its link", async () => {
  const html = await roomOf();
  const [, line = ""] = /id="list_counter">([^]*?)<\/li>/.exec(html) ?? [];
  const value = line.indexOf(words.room.value.alone);
  assert(value > 0 && value < line.indexOf('class="out"'), line);
});

Deno.test("who listens comes to the list and to the conversation before the drawing", async () => {
  const html = await roomOf();
  const before = html.slice(0, html.indexOf('class="scene"'));
  for (const id of ["people-and-things", "room_talk"]) {
    assert(before.includes(`<a class="skip" href="#${id}"`), id);
    assert(html.includes(` id="${id}"`), id);
  }
});

Deno.test("a program that called is there as a robot for five minutes, and nobody knows whose", async () => {
  using site = testSite();
  const robots = async () => count(await pageOf(site), 'class="robot ');
  assertEquals(await robots(), 0);
  const agent = "secret-agent/1.0";
  const call = { headers: { "user-agent": agent }, from: "203.0.113.9" };
  await (await site.fetch("/api/v1/work", call)).body?.cancel();
  site.clock.advance(60_000);
  await robots();
  assertEquals(await robots(), 1);
  const html = await pageOf(site);
  assert(!html.includes(agent) && !html.includes("203.0.113.9"));
  site.clock.advance(5 * 60_000);
  await robots();
  assertEquals(await robots(), 0);
});

Deno.test("a visitor's browser is no robot", async () => {
  using site = testSite();
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" };
  await (await site.fetch("/api/v1/work", { headers: browser })).body?.cancel();
  site.clock.advance(60_000);
  await pageOf(site);
  assertEquals(count(await pageOf(site), 'class="robot '), 0);
});

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

const FIRST = "Where did she work before Nowhere Rock?";
const NEXT = "And before that?";

Deno.test("without script the room understands a follow-up as the API does", async () => {
  using site = testSite();
  const first = await pageOf(
    site,
    `/room?${new URLSearchParams({ to: "archivist", ask: FIRST })}`,
  );
  assert(first.includes(`name="prev" value="${FIRST}"`));
  const { messages } = await (await site.fetch(
    "/api/v1/npc-chat",
    postJson({ npcId: "archivist", message: NEXT, context: { prev: FIRST } }),
  )).json();
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
  const nobody = await site.fetch("/room?to=nobody&ask=x", { headers: HTML });
  assertEquals(nobody.status, 400);
  await nobody.body?.cancel();
  // Another visitor is not refused.
  const other = await site.fetch(url, { headers: HTML, from: "192.0.2.7" });
  assert(!(await other.text()).includes("rate_limited"));
});

Deno.test("what is said on the page counts as a call, and is not logged", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  await pageOf(site, "/room?ask=marmalade");
  assertEquals(site.log.at(-1)?.route, "npcChat");
  assert(!JSON.stringify(site.log).includes("marmalade"));
  const call = await site.fetch(
    "/api/v1/npc-chat",
    postJson({ npcId: "barista", message: "Hello" }),
  );
  assertEquals(call.status, 429);
  await call.body?.cancel();
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

Deno.test("off duty there is a sign, three answers, and nobody to talk to", async () => {
  const html = await roomOf({ env: { NPC_PROVIDER: "off" } });
  assert(html.includes("data-off"));
  const talk = html.slice(html.indexOf('id="room_talk"'));
  const own = talk.slice(0, talk.indexOf("</section>"));
  assert(own.includes(words.room.off.text));
  assertEquals(count(own, "<a href="), 3);
  assert(!own.includes("<textarea"));
});

Deno.test("nobody's words, time or callers come into the twin", async () => {
  using site = testSite();
  const before = await (await site.fetch("/room.md")).text();
  await pageOf(site, "/room?ask=marmalade");
  await (await site.fetch("/api/v1/work")).body?.cancel();
  site.clock.advance(60 * 60_000);
  const after = await (await site.fetch("/room.md")).text();
  assertEquals(after, before);
  for (const npc of npcs) assert(after.includes(npc.greeting));
  const [, words = ""] = after.split(/^---$/m).slice(1);
  assert(words.trim().startsWith("# "), "there is nothing to skip");
});
