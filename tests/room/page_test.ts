import { assert, assertEquals } from "@std/assert";
import { operations } from "../../lib/api/operations/mod.ts";
import { THINGS } from "../../tools/generate/room_things.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { count, pageOf, ROOM, roomOf } from "./support/shown_room.ts";

const { docs, npcs, profile, roles, words } = testContent;

Deno.test("the drawing shows what the content has", async () => {
  const html = await roomOf();
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
  assertEquals(
    count(petals, "Q") / 2,
    operations.length,
    "a petal an operation",
  );
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
  const before = await site.text("/room.md");
  await pageOf(site, "/room?ask=marmalade");
  await (await site.fetch("/api/v1/work")).body?.cancel();
  site.clock.advance(60 * 60_000);
  const after = await site.text("/room.md");
  assertEquals(after, before);
  for (const npc of npcs) assert(after.includes(npc.greeting));
  const [, words = ""] = after.split(/^---$/m).slice(1);
  assert(words.trim().startsWith("# "), "there is nothing to skip");
});
