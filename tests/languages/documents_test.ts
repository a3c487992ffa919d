import { assert, assertEquals, assertMatch } from "@std/assert";
import { BASE_URL } from "../support/test_app.ts";
import { latinIn } from "../second_person/support/spoken.ts";
import {
  type ArabicSite,
  arabicSite,
  contentWith,
  pagesOf,
  textAt,
} from "./support/two_languages.ts";

/** An entry in Arabic that has no English. */
const ARABIC_ONLY = {
  "lamps/kettle.md": `---
title: الإبريق النحاسي
description: إبريق من نحاس يغني أخفض مما ينبغي ولا يبالي بمن يسمعه في الليل والنهار معا.
date: 2026-09-30
language: ar
---
يغني الإبريق.
`,
};

/** Address → language, in the order of the feed; empty for that of the feed. */
async function entriesOf(site: ArabicSite, path: string) {
  const feed = await textAt(site, path);
  const [, language] = /<feed [^>]*xml:lang="([^"]*)"/.exec(feed) ?? [];
  const entries = feed.split("<entry").slice(1).map((entry) => [
    /<id>(.*?)<\/id>/.exec(entry)?.[1]?.slice(BASE_URL.length),
    /^ xml:lang="([^"]*)"/.exec(entry)?.[1] ?? "",
  ]);
  return { language, entries: Object.fromEntries(entries) };
}

Deno.test("each feed has the entries of its language", async () => {
  using site = arabicSite({ content: await contentWith(ARABIC_ONLY) });
  assertEquals(await entriesOf(site, "/feed.xml"), {
    language: "en",
    entries: {
      "/lamps/kettle": "ar",
      "/lamps/storm-lantern": "",
      "/lamps/drowned-lamp": "",
    },
  });
  assertEquals(await entriesOf(site, "/ar/feed.xml"), {
    language: "ar",
    entries: { "/ar/lamps/storm-lantern": "" },
  });
});

Deno.test("the Arabic feed is Atom in Arabic words, with an address and an id of its own", async () => {
  using site = arabicSite();
  const [first, own] = await Promise.all(
    ["/feed.xml", "/ar/feed.xml"].map((path) => textAt(site, path)),
  );
  assert(first && own);
  assert(own.includes('<feed xmlns="http://www.w3.org/2005/Atom"'));
  assert(
    own.includes(
      `rel="self" type="application/atom+xml" href="${BASE_URL}/ar/feed.xml"`,
    ),
  );
  const [, id] = /<id>(.*?)<\/id>/.exec(own) ?? [];
  assertEquals(id, `${BASE_URL}/ar`);
  assert(!first.includes(`<id>${id}</id>`));
  const words = [...own.matchAll(/<(title|subtitle|name)>([^<]*)</g)]
    .flatMap(([, , text = ""]) => latinIn(text));
  assertEquals(words, []);
  assertEquals((await site.fetch("/ar/feed.xml")).status, 200);
});

Deno.test("a page in another language that has no translation stays at its address", async () => {
  using site = arabicSite({ content: await contentWith(ARABIC_ONLY) });
  assertMatch(
    await textAt(site, "/lamps/kettle"),
    /<html lang="ar" dir="rtl">/,
  );
  assertEquals((await site.fetch("/ar/lamps/kettle")).status, 404);
  for (const path of ["/lamps", "/ar/lamps"]) {
    const link = '<a href="/lamps/kettle" hreflang="ar">';
    assert((await textAt(site, path)).includes(link), path);
  }
  assert(
    !(await textAt(site, "/lamps/kettle")).includes('rel="alternate" hreflang'),
  );
});

Deno.test("each résumé names its language and has the words of it", async () => {
  using site = arabicSite();
  const [first, own] = await Promise.all(
    ["/resume.json", "/ar/resume.json"].map(async (path) =>
      JSON.parse(await textAt(site, path))
    ),
  );
  assertEquals(first.meta.language, "en");
  assertEquals(own.meta.language, "ar");
  assertEquals(first.meta.canonical, `${BASE_URL}/resume.json`);
  assertEquals(own.meta.canonical, `${BASE_URL}/ar/resume.json`);
  const { basics, education, skills } = own;
  const words = [basics.name, basics.label, basics.summary]
    .concat(education.map(({ institution }: Named) => institution))
    .concat(skills.map(({ name }: Named) => name));
  assertEquals(latinIn(words.join(" ")), []);
  const datesOf = ({ work }: { work: Named[] }) =>
    work.map(({ startDate, endDate }) => [startDate, endDate]);
  assertEquals(datesOf(own), datesOf(first));
});

type Named = Record<string, string>;

Deno.test("a site in one language names it in no résumé", async () => {
  using site = arabicSite({ content: undefined });
  const { meta } = JSON.parse(await textAt(site, "/resume.json"));
  assert(!("language" in meta));
});

Deno.test("vCard and security.txt list the languages, the first one first", async () => {
  using site = arabicSite();
  const card = await textAt(site, "/contact.vcf");
  const languages = card.split("\r\n").filter((line) => /^LANG/.test(line));
  assertEquals(languages, ["LANG;PREF=1:en", "LANG;PREF=2:ar"]);
  const security = await textAt(site, "/.well-known/security.txt");
  assertMatch(security, /^Preferred-Languages: en, ar$/m);
  for (const path of ["/ar/contact.vcf", "/ar/.well-known/security.txt"]) {
    assertEquals((await site.fetch(path)).status, 404, path);
  }
});

Deno.test("front matter of twins names the language, and the addresses of the others", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const inner = path.slice("/ar".length) || "/";
    const [own, first] = await Promise.all(
      [path === "/ar" ? "/ar.md" : `${path}.md`, inner].map((each) =>
        textAt(site, each, { accept: "text/markdown" })
      ),
    );
    const [, front = ""] = own?.split("---\n") ?? [];
    const [, other = ""] = first?.split("---\n") ?? [];
    const address = (each: string) => `${BASE_URL}${each}`;
    assert(front.includes("\nlanguage: ar\n"), path);
    assert(front.includes(`\ntranslations:\n  en: ${address(inner)}\n`), path);
    assert(front.includes(`\ncanonical_url: ${address(path)}\n`), path);
    assert(other.includes("\nlanguage: en\n"), inner);
    assert(other.includes(`\ntranslations:\n  ar: ${address(path)}\n`), inner);
  }
});

/** Node of a page in its JSON-LD. */
async function pageNode(site: ArabicSite, path: string) {
  const html = await textAt(site, path);
  const [, json = ""] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const nodes: Record<string, unknown>[] = JSON.parse(json)["@graph"];
  const node = nodes.find((each) => `${each["@id"]}`.endsWith("#page"));
  assert(node, path);
  return { node, ids: nodes.map((each) => each["@id"]) };
}

Deno.test("JSON-LD pairs a page with its translation, about the same person", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const inner = path.slice("/ar".length) || "/";
    const own = await pageNode(site, path);
    const first = await pageNode(site, inner);
    assertEquals(own.node.inLanguage, "ar", path);
    assertEquals(first.node.inLanguage, "en", inner);
    assertEquals(own.node.translationOfWork, { "@id": first.node["@id"] });
    assertEquals(first.node.workTranslation, [{ "@id": own.node["@id"] }]);
    for (const { ids } of [own, first]) {
      assert(ids.includes(`${BASE_URL}/#me`), path);
    }
  }
});

Deno.test("each index for models names the others", async () => {
  using site = arabicSite();
  const [first, own] = await Promise.all(
    ["/llms.txt", "/ar/llms.txt"].map((path) => textAt(site, path)),
  );
  assert(first?.includes(`[العربية](${BASE_URL}/ar/llms.txt)`));
  assert(own?.includes(`[English](${BASE_URL}/llms.txt)`));
  const full = await textAt(site, "/ar/llms-full.txt");
  assert(full.includes("أبقي مصباحًا"));
});
