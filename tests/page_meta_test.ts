import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../lib/content/load.ts";
import { listPages } from "../lib/content/page_meta.ts";
import { changedContent, type Changes, readFile } from "./support/content.ts";
import { testSite } from "./support/test_app.ts";

/** The tests' content with these lines in the front matter of some files. */
async function contentWith(lines: Record<string, string>) {
  const changes: Changes = {};
  for (const [path, line] of Object.entries(lines)) {
    const text = await readFile(path).catch(() => EXTRA);
    const bare = text.replaceAll(/^(nav|order): .*\n/gm, "");
    changes[path] = bare.replace("---\n", `---\n${line}\n`);
  }
  await using sample = await changedContent(changes);
  return await loadContent(sample.dir, sample);
}

const EXTRA = `---
title: Talks
description: Where somebody stood in front of other people and said something.
updated: 2026-11-20
---
Nowhere yet.
`;

const FILES = [
  "contact.md",
  "pages/about.md",
  "pages/room.md",
  "pages/developers.md",
  "pages/privacy.md",
  "pages/talks.md",
];

for (const file of FILES) {
  const path = `/${file.replace(/^pages\/|\.md$/g, "")}`;

  Deno.test(`the menu shows ${path} unless its file says nav: false`, async () => {
    for (const [line, expected] of [["", true], ["nav: false", false]]) {
      const content = await contentWith({ [file]: String(line) });
      using site = testSite({ content });
      const html = await site.text("/privacy", HTML);
      const [, menu = ""] = /<nav[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
      assertEquals(menu.includes(`href="${path}"`), expected, menu);
      assertEquals((await site.fetch(path)).status, 200);
    }
  });
}

Deno.test("the menu has the pages in the order that they give themselves", async () => {
  const content = await contentWith({
    "pages/talks.md": "order: 15",
    "contact.md": "order: 99",
  });
  const paths = listPages(content).filter(({ inMenu }) => inMenu)
    .map(({ path }) => path);
  assertEquals(paths.indexOf("/talks"), paths.indexOf("/about") + 1);
  assertEquals(
    paths.indexOf("/contact"),
    paths.indexOf("/room") - 1,
    "last of the owner's pages, before those of the software",
  );
});

Deno.test("what is known of a page comes from its file alone", async () => {
  const content = await contentWith({});
  const metas = listPages(content);
  const hidden = content.sections.filter(({ nav }) => !nav)
    .map(({ slug }) => slug);
  assertEquals(
    metas.filter(({ inMenu }) => !inMenu).map(({ path }) => path),
    metas.filter(({ kind, section }) =>
      ["home", "entry", "doc"].includes(kind) || hidden.includes(`${section}`)
    ).map(({ path }) => path),
  );
  for (const { path, title, description, updated } of metas) {
    assert(title && description, path);
    assert(!Number.isNaN(Date.parse(updated)), path);
  }
});

const HTML = { headers: { accept: "text/html" } };
