import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { keys } from "../doctor/support/plant.ts";
import {
  changedContent,
  contentWith,
  edited,
  problemsOf,
} from "../support/content.ts";
import { testSite } from "../support/test_app.ts";

/** The content with these lines in words.yaml. */
async function contentSaying(yaml: string) {
  return await contentWith({ "words.yaml": yaml });
}

Deno.test("words.yaml says fixed words otherwise, and leaves the others", async () => {
  const { words } = await contentSaying("home:\n  work: Labours\n");
  assertEquals(words, {
    ...ENGLISH,
    home: { ...ENGLISH.home, work: "Labours" },
  });
});

Deno.test("what words.yaml says is on the page and in its twin", async () => {
  const content = await contentSaying(
    "about:\n  career: Stations\ndates:\n  present: so far\n",
  );
  using site = testSite({ content });
  for (const path of ["/about", "/about.md"]) {
    const text = await site.text(path);
    assert(text.includes("Stations") && text.includes("so far"), path);
    assert(!text.includes(`>${ENGLISH.about.career}<`), path);
  }
});

Deno.test("the plural forms of words.yaml are those of its own language", async () => {
  const { words } = await contentSaying(
    "npcs:\n  days:\n    few: '{count} dny'\n    other: '{count} dní'\n",
  );
  assertEquals(words.npcs.days, { few: "{count} dny", other: "{count} dní" });
});

Deno.test("a name in words.yaml is whoever the sentence is about, not the owner", async () => {
  const yaml = "npcs:\n  identity: 'They call me {name}, {role}.'\n";
  const content = await contentSaying(yaml);
  using site = testSite({ content });
  for (const { id, name, role } of content.npcs) {
    const response = await site.fetch("/api/v1/npc-chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ npcId: id, message: "Who are you?" }),
    });
    const { messages: [first] } = await response.json();
    assertEquals(first.text, `They call me ${name}, ${role}.`);
  }
});

// Each line of words.yaml, and where and how it is refused.
for (
  const [yaml, place, fix] of [
    ["hame:\n  work: x\n", "1:1", "home"],
    ["home:\n  wark: x\n", "2:3", "work"],
    ["home:\n  work: 5\n", "2:9", "text"],
    ["home:\n  work: ''\n", "2:9", "text"],
    ["home: Labours\n", "1:7", "below"],
    ["room:\n  person: See {name}\n", "2:11", "{role}"],
    ["home:\n  work: '{tools}'\n", "2:9", "no braces"],
    ["contact:\n  hire:\n    lines: [Way]\n", "3:12", "4 lines"],
    ["npcs:\n  days:\n    few: x\n", "3:5", "other"],
    ["npcs:\n  days:\n    several: x\n    other: x\n", "3:5", "few"],
  ] as const
) {
  Deno.test(`words.yaml with ${JSON.stringify(yaml)} is refused at ${place}`, async () => {
    const [problem = "", ...others] = await problemsOf({ "words.yaml": yaml });
    assertEquals(others, []);
    assert(problem.startsWith(`words.yaml:${place} `), problem);
    assert(problem.includes(fix), problem);
  });
}

Deno.test("the language of the profile is that of the pages, and their direction", async () => {
  const change = await edited("profile.md", "hue:", "language: AR-eg\nhue:");
  await using folder = await changedContent(change);
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content });
  const html = await site.text("/about");
  assert(html.startsWith('<!DOCTYPE html><html lang="ar-EG" dir="rtl">'));
  const [graph] = html.match(/"inLanguage":"[^"]*"/) ?? [];
  assertEquals(graph, '"inLanguage":"ar-EG"');
  const feed = await site.text("/feed.xml");
  assert(feed.includes('xml:lang="ar-EG"'));
});

Deno.test("the manual and the definitions say that they are English", async () => {
  const change = await edited("profile.md", "hue:", "language: ar\nhue:");
  await using folder = await changedContent(change);
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content });
  const doc = await site.text("/docs/limits");
  assert(doc.includes('<main id="main"><div lang="en" dir="ltr"><article'));
  const reference = await site.text("/developers");
  assert(reference.includes('<span lang="en" dir="ltr">'));
});

Deno.test("a language or a direction that does not exist is refused", async () => {
  for (
    const [line, fix] of [
      ["language: klingonish", "pt-BR"],
      ["language: english", "pt-BR"],
      ["direction: down", "ltr or rtl"],
    ] as const
  ) {
    const change = await edited("profile.md", "hue:", `${line}\nhue:`);
    const [problem = ""] = await problemsOf(change);
    assert(problem.includes(fix), problem);
  }
});

Deno.test("a quiet site has words of its own, and the owner's words.yaml may say those otherwise", async () => {
  const changes = {
    ...await keys("profile.md", "machine: quiet"),
    "words.yaml": "quiet:\n  room:\n    spoken:\n      cat: Meow.\n",
  };
  await using folder = await changedContent(changes);
  const { words } = await loadContent(folder.dir, folder);
  assertEquals(words.room.spoken.cat, "Meow.");
  assertEquals(words.ask.invitation, ENGLISH.quiet.ask.invitation);
  assert(words.ask.invitation !== ENGLISH.ask.invitation);
});

Deno.test("a site in Arabic has Arabic words, of which words.yaml may replace some", async () => {
  const changes = {
    ...await edited("profile.md", "hue:", "language: ar\nhue:"),
    "words.yaml": "lens:\n  agent: وكيلي\n",
  };
  await using folder = await changedContent(changes);
  const { words } = await loadContent(folder.dir, folder);
  assertEquals(words.lens.agent, "وكيلي");
  assertEquals(words.palette.label, "الأوامر");
});
