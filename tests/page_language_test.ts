import { assert, assertEquals, assertMatch } from "@std/assert";
import { latinIn, proseIn, spokenIn } from "./second_person/support/spoken.ts";
import { type Changes, problemsOf } from "./support/content.ts";
import { edited } from "./support/content.ts";
import { HTML, siteWith, testContent } from "./support/test_app.ts";

// The site is English, so a word in Latin letters on these pages is not theirs.
const ENTRY = `---
title: الإبريق النحاسي
description: إبريق من نحاس يغني أخفض مما ينبغي ولا يبالي بمن يسمعه في الليل والنهار معا.
date: 2026-09-30
tags: [نحاس]
language: ar
links:
  - label: رسالة
    url: https://kettle.example/
---
يغني الإبريق.

~~~
code
~~~
`;
const PAGE = `---
title: الأباريق
description: كل ما يعرف عن الأباريق التي تغني على الصخرة، مع مفتاح كل منها وساعته.
updated: 2026-10-01
language: ar
---
تغني الأباريق.
`;
const OWN: Changes = {
  "lamps/kettle.md": ENTRY,
  "pages/kettles.md": PAGE,
};
const PATHS = ["/lamps/kettle", "/kettles"];

/** Words that are on every page: names. */
const NAMES = latinIn(`${testContent.profile.name} kettle.example`);

function foreignIn(text: string): string[] {
  return latinIn(text).filter((word) => !NAMES.includes(word));
}

Deno.test("a page in another language marks every text that is not in it", async () => {
  using site = await siteWith(OWN);
  for (const path of PATHS) {
    const html = await site.html(path);
    assertMatch(html, /<html lang="ar" dir="rtl">/);
    assertMatch(html, /<header [^>]*lang="en" dir="ltr"/);
    assertMatch(html, /<footer [^>]*lang="en" dir="ltr"/);
    const { own, english } = spokenIn(html);
    assertEquals(foreignIn(own.join("\n")), [], path);
    assert(english.length > 0);
  }
});

Deno.test("headers and metadata name the language of a page", async () => {
  using site = await siteWith(OWN);
  for (const path of PATHS) {
    for (const form of [path, `${path}.md`]) {
      const { headers } = await site.fetch(form, { headers: HTML });
      assertEquals(headers.get("content-language"), "ar", form);
    }
    const html = await site.html(path);
    assert(html.includes('property="og:locale" content="ar_EG"'));
    const graph = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
    const languages = graph["@graph"].map((
      node: Record<string, string>,
    ) => [node["@id"]?.split("#")[1], node.inLanguage]);
    assertEquals(new Map(languages).get("page"), "ar");
    assertEquals(new Map(languages).get("site"), "en");
  }
});

Deno.test("twin, feed and index for programs name the language of a page", async () => {
  using site = await siteWith(OWN);
  for (const path of PATHS) {
    assertMatch(await site.html(`${path}.md`), /^language: ar$/m);
  }
  const feed = await site.html("/feed.xml");
  const [, ...entries] = feed.split("<entry");
  const marked = entries.filter((entry) => entry.startsWith(' xml:lang="ar"'));
  assertEquals(marked.length, 1);
  assert(marked[0]?.includes("/lamps/kettle"));
  const { pages } = JSON.parse(await site.html("/?mode=agent"));
  const named = pages.filter(({ language }: { language?: string }) => language);
  assertEquals(named.length, PATHS.length);
});

Deno.test("every link that a visitor sees to a page names its language", async () => {
  using site = await siteWith({
    ...OWN,
    ...await edited(
      "pages/tides.md",
      "---\n",
      "---\nlanguage: pt-br\n",
    ),
    "pages/links.md": PAGE.replace("language: ar\n", "").replace(
      "تغني الأباريق.",
      "[A](/kettles) [B](/lamps/kettle#x) [C](https://light.example/tides)",
    ),
  });
  const languages: Record<string, string> = {
    "/kettles": "ar",
    "/lamps/kettle": "ar",
    "/tides": "pt-BR",
  };
  const seen = new Set<string>();
  for (const { path, kind } of site.app.endpoints()) {
    if (kind !== "page" || /[{*]/.test(path) || path === "/offline") continue;
    const html = await site.html(path);
    for (const [link, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [target = ""] = href.replace("https://light.example", "").split(
        "#",
      );
      const whole = html.slice(html.indexOf(link)).split(">", 1)[0] ?? "";
      const [, named] = /hreflang="([^"]*)"/.exec(whole) ?? [];
      assertEquals(named, languages[target], `${path} → ${href}`);
      if (named) seen.add(`${path} ${target}`);
    }
  }
  for (
    const each of [
      "/ /lamps/kettle",
      "/about /lamps/kettle",
      "/lamps /lamps/kettle",
      "/room /lamps/kettle",
      "/links /kettles",
      "/links /lamps/kettle",
      "/links /tides",
      "/docs /kettles",
    ]
  ) assert(seen.has(each), each);
});

Deno.test("a page that is suggested is marked as it is everywhere", async () => {
  using site = await siteWith(OWN);
  const near = await site.html("/kettels");
  assertMatch(near, /href="\/kettles" hreflang="ar" lang="ar" dir="rtl"/);
  assertMatch(await site.html("/abuot"), /<a href="\/about">/);
});

Deno.test("the language of the site, named by a page, changes no byte", async () => {
  using plain = await siteWith({});
  using named = await siteWith({
    ...await edited("pages/tides.md", "---\n", "---\nlanguage: en\n"),
    ...await edited("lamps/drowned-lamp.md", "---\n", "---\nlanguage: EN\n"),
  });
  for (const { path, kind } of plain.app.endpoints()) {
    if (!/^(page|twin|document)$/.test(kind) || /[{*]|^.clients/.test(path)) {
      continue;
    }
    const [before, after] = await Promise.all(
      [plain, named].map((site) => site.fetch(path, { headers: HTML })),
    );
    assert(before && after);
    const text = await before.text();
    assertEquals(await after.text(), text, path);
    assertEquals(after.headers.get("content-language"), null, path);
    const isText = !path.endsWith(".pdf");
    assert(
      !isText || !/hreflang=|og:locale|xml:lang="(?!en")/.test(text),
      path,
    );
  }
});

Deno.test("the language of a page changes no answer to a question", async () => {
  using plain = await siteWith({});
  using marked = await siteWith(
    await edited("lamps/drowned-lamp.md", "---\n", "---\nlanguage: sv\n"),
  );
  const path = "/ask?query=drowned+lamp&query_id=mine";
  const [answer, other] = await Promise.all(
    [plain, marked].map(async (site) => await site.text(path)),
  );
  assert(answer?.includes("/lamps/drowned-lamp"));
  assertEquals(other, answer);
});

Deno.test("a page of the software has the language of the site", async () => {
  const [problem = ""] = await problemsOf(
    await edited("pages/room.md", "---\n", "---\nlanguage: sv\n"),
  );
  assertMatch(problem, /^pages\/room\.md:2:11 language: /);
});

Deno.test("a word that is no language is refused with its line", async () => {
  const changes = { ...OWN, "pages/kettles.md": PAGE.replace("ar\n", "zzz\n") };
  const [problem = ""] = await problemsOf(changes);
  assertMatch(problem, /^pages\/kettles\.md:5:11 language: "zzz" /);
});

Deno.test("the twin of a page in another language holds its words", async () => {
  using site = await siteWith(OWN);
  const twin = proseIn(await site.html("/lamps/kettle.md"));
  assert(twin.includes("يغني الإبريق."));
});
