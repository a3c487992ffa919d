import { assert, assertEquals } from "@std/assert";
import {
  type Changes,
  CONTENT_DIR,
  edited,
  readFile,
} from "../support/content.ts";
import {
  arabicFile,
  arabicSite,
  contentWith,
  problemsWith,
  textAt,
} from "./support/two_languages.ts";

/** A file of the Arabic words with a line in its front matter. */
function withLine(path: string, line: string): Changes {
  return { [path]: arabicFile(path).replace("---\n", `---\n${line}\n`) };
}

/** The same without the lines of a field. */
function withoutField(path: string, name: string): Changes {
  const field = new RegExp(`^${name}:.*\n(?: {2}.*\n)*`, "m");
  return { [path]: arabicFile(path).replace(field, "") };
}

const PAGE = `---
title: A page
description: A page whose name is taken, with as many words as a description needs to have to be one.
updated: 2026-10-01
---
Words.
`;

/** Changes of the folder → place and field of the only problem. */
const MISTAKES: Record<string, [Changes, string]> = {
  "a date in an entry": [
    withLine("lamps/storm-lantern.ar.md", "date: 2025-11-02"),
    "lamps/storm-lantern.ar.md:2:1 date",
  ],
  "an address of a channel": [
    {
      "contact.ar.md": arabicFile("contact.ar.md").replace(
        "    label: رسالة\n",
        "    label: رسالة\n    url: mailto:keeper@nowhere-rock.example\n",
      ),
    },
    "contact.ar.md:13:5 channels, item 2, url",
  ],
  "a start of a job": [
    withLine("work/nowhere-rock-head.ar.md", "start: 2022-06"),
    "work/nowhere-rock-head.ar.md:2:1 start",
  ],
  "a channel that the original has not": [
    {
      "contact.ar.md": arabicFile("contact.ar.md")
        .replace("channel: horn", "channel: pigeon"),
    },
    "contact.ar.md:8:14 channels, item 1, channel",
  ],
  "a translation of a page that is not there": [
    { "pages/reefs.ar.md": PAGE },
    "pages/reefs.ar.md",
  ],
  "a translation of an entry that is not there": [
    { "lamps/reef.ar.md": PAGE },
    "lamps/reef.ar.md",
  ],
  "a page without a title": [
    withoutField("pages/about.ar.md", "title"),
    "pages/about.ar.md:2:1 title",
  ],
  "a picture without its words": [
    {
      "lamps/storm-lantern.ar.md": arabicFile("lamps/storm-lantern.ar.md")
        .replace(/^image:\n.*$/m, "image: {}"),
    },
    "lamps/storm-lantern.ar.md:9:8 image.alt",
  ],
  "a picture that is left out": [
    withoutField("lamps/storm-lantern.ar.md", "image"),
    "lamps/storm-lantern.ar.md:2:1 image",
  ],
  "tags that are left out": [
    withoutField("lamps/storm-lantern.ar.md", "tags"),
    "lamps/storm-lantern.ar.md:2:1 tags",
  ],
  "a place that is left out": [
    withoutField("profile.ar.md", "place"),
    "profile.ar.md:2:1 place",
  ],
  "skills that are left out": [
    withoutField("work/nowhere-rock-head.ar.md", "skills"),
    "work/nowhere-rock-head.ar.md:2:1 skills",
  ],
  "a label that is left out": [
    {
      "profile.ar.md": arabicFile("profile.ar.md")
        .replace("  - label: خرائط\n    url", "  - url"),
    },
    "profile.ar.md:11:5 links, item 2, label",
  ],
  "a note that is left out": [
    {
      "contact.ar.md": arabicFile("contact.ar.md")
        .replace(/^ {4}note: .*\n/m, ""),
    },
    "contact.ar.md:8:5 channels, item 1, note",
  ],
  "no profile in the language": [
    { "profile.ar.md": null },
    "profile.ar.md",
  ],
  "a hidden profile in the language": [
    withLine("profile.ar.md", "hidden: true"),
    "profile.ar.md",
  ],
  "words of questions that another text has": [
    withLine("pages/about.ar.md", "asks: { Nothing: [x] }"),
    "pages/about.ar.md:2:18 asks.Nothing",
  ],
  "a page named as a language": [
    { "pages/ar.md": PAGE },
    "pages/ar.md:1:1",
  ],
  "a section named as a language": [
    { "ar/index.md": PAGE },
    "ar/index.md:1:1",
  ],
  "a language twice": [
    await edited("profile.md", "---\n", "---\nlanguages: [ar, ar]\n"),
    "profile.md:1:1 languages",
  ],
  "the first language among the others": [
    {
      ...await edited("profile.md", "---\n", "---\nlanguages: [ar, en]\n"),
      "profile.en.md": await readFile("profile.md"),
    },
    "profile.md:1:1 languages",
  ],
};

Deno.test("a mistake in a translation is reported at its file and line", async () => {
  const found: Record<string, string[]> = {};
  for (const [name, [changes]] of Object.entries(MISTAKES)) {
    const problems = await problemsWith(changes);
    found[name] = problems.map((each) =>
      /^[^\s:]+(?::\d+){0,2}(?: [\w, .]+(?=: ))?/.exec(each)?.[0] ?? each
    );
  }
  const wanted = Object.entries(MISTAKES)
    .map(([name, [, place]]): [string, string[]] => [name, [place]]);
  assertEquals(found, Object.fromEntries(wanted));
});

Deno.test("a hidden translation is none", async () => {
  using site = arabicSite({
    content: await contentWith({
      ...withLine("lamps/storm-lantern.ar.md", "hidden: true"),
      ...withLine("work/nowhere-rock-head.ar.md", "hidden: true"),
    }),
  });
  const { status } = await site.fetch("/ar/lamps/storm-lantern");
  assertEquals(status, 404);
  const about = await textAt(site, "/ar/about");
  assert(about.includes("Head keeper") && !about.includes("كبيرة الحراس"));
  for (const path of ["/ar/lamps", "/ar/llms.txt", "/ar/feed.xml"]) {
    assert(!(await textAt(site, path)).includes("فانوس العاصفة"), path);
  }
});

Deno.test("an image that only a translation names is served", async () => {
  const path = "pages/about.ar.md";
  const png = await Deno.readFile(`${CONTENT_DIR}/lamps/screw.png`);
  using site = arabicSite({
    content: await contentWith({
      "pages/only.png": png,
      [path]: `${arabicFile(path)}\n![مصباح](only.png)\n`,
    }),
    readContentFile: () => Promise.resolve(png),
  });
  const about = await textAt(site, "/ar/about");
  const [, address = ""] = /src="(\/images\/[^"]*only\.png)"/.exec(about) ?? [];
  const { status, headers, body } = await site.fetch(address);
  await body?.cancel();
  assertEquals([status, headers.get("content-type")], [200, "image/png"]);
});

Deno.test("a translation shows nothing that its original hides", async () => {
  const path = "lamps/storm-lantern";
  using site = arabicSite({
    content: await contentWith({
      ...await edited(`${path}.md`, "---\n", "---\nhidden: true\n"),
      ...withLine(`${path}.ar.md`, "hidden: false"),
    }),
  });
  for (const each of [`/${path}`, `/ar/${path}`]) {
    assertEquals((await site.fetch(each)).status, 404, each);
  }
  assert(!(await textAt(site, "/ar/llms.txt")).includes("فانوس العاصفة"));
});

Deno.test("facts of a translation are those of its original", async () => {
  using site = arabicSite();
  for (const path of ["/ar/lamps/storm-lantern", "/ar/about"]) {
    const inner = path.replace("/ar", "");
    const [own, other] = await Promise.all(
      [path, inner].map(async (each) => factsIn(await textAt(site, each))),
    );
    assert(own && own.length > 0);
    assertEquals(own, other, path);
  }
});

/** Days, pictures and addresses elsewhere, in the order of the page. */
function factsIn(html: string): string[] {
  const [, main = ""] = html.split("<main");
  const facts = main.matchAll(
    / (?:datetime|src)="([^"]*)"|href="(https:\/\/(?!light)[^"]*)"/gi,
  );
  return facts.map(([, fact = "", address = ""]) => fact || address).toArray();
}
