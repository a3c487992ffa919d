import { assert, assertEquals } from "@std/assert";
import { withoutTokens } from "../lib/api/mod.ts";
import type { Content } from "../lib/content/content.ts";
import { testContent, testSite } from "./support/test_app.ts";
import { factsOfHtml } from "./support/html_facts.ts";
import { factsOfMarkdown } from "./support/markdown_facts.ts";

/** Both voices of each page, taken apart. */
async function voicesOf(content: Content) {
  using site = testSite({ content });
  const { pages } = await site.json("/?mode=agent");
  const voices = [];
  for (const { url, markdown } of pages) {
    const { pathname } = new URL(url);
    const headers = { accept: "text/html" };
    const html = await site.text(pathname, { headers });
    const twin = await site.text(new URL(markdown).pathname);
    voices.push({
      path: pathname,
      // A twin holds no token, which would differ between processes.
      html: inOrder(factsOfHtml(withoutTokens(html), url)),
      markdown: inOrder(factsOfMarkdown(twin)),
    });
  }
  return voices;
}

/** Blocks as they follow each other; what stands inside of them sorted. */
function inOrder(facts: string[]): string[] {
  const isBlock = (fact: string) => /^(h\d|p|td|pre): /.test(fact);
  return [
    ...facts.filter(isBlock),
    ...facts.filter((fact) => !isBlock(fact)).sort(),
  ];
}

Deno.test("a page and its twin say the same: headings, words, items, cells, links, code", async () => {
  for (const { path, html, markdown } of await voicesOf(testContent)) {
    assert(html.length > 1, path);
    assertEquals(markdown, html, path);
  }
});

const NASTY = `## A *b* \`c|d\` #

1. one
   - two **three**
   - \`\`four\`five\`\`

   ~~~js
   // \`\`\`
   ~~~
2. # not | a heading

> ## Quoted
>
> - [a (b)](https://a.example/x_(y)?z=1&w=2 "t") and https://b.example/c

| a \\| b | \`c \\| d\` |
|:--|--:|
| 1 < 2 & 3 > 2 | *x*: **y** |
| | [z](#a) |

\\# \\- \\* 2026\\. snake_case \\_x\\_ &copy; <b>no tag</b>
***all* of** it, ~~gone~~

![An image](/icon.svg)
`;

Deno.test("a page and its twin say the same, whatever the words of the content", async () => {
  const { profile, contact, pages, sections, docs, npcs, roles } = testContent;
  const nasty = <T extends { body: string }>(file: T): T => ({
    ...file,
    body: NASTY,
  });
  const content: Content = {
    ...testContent,
    resume: JSON.parse(
      JSON.stringify(testContent.resume),
      (key, value) =>
        typeof value === "string" && !/^(url|start|end|date)$/.test(key)
          ? `- # [x](y) \`${value}\` <b> *c*`
          : value,
    ),
    profile: {
      ...nasty(profile),
      name: "A *b* | <c> & 1. d",
      headline: "- # [x](y) `z`",
      place: "_here_ ~there~",
      availability: "1. or > 2!",
    },
    contact: { ...nasty(contact), hours: "*h* | [i](/about)" },
    pages: pages.map(nasty),
    sections: sections.map((section) => ({
      ...nasty(section),
      entries: section.entries.map((entry) => ({
        ...nasty(entry),
        description: "[C] & <D> #",
        tags: ["C#", "C++", "_x_", "a*b*c"],
      })),
    })),
    docs: docs.map(nasty),
    npcs: npcs.map(nasty),
    roles: roles.map((role) => ({
      ...nasty(role),
      role: "# *R* | \`s\`",
      company: "[C] & <D>",
      place: "- # _p_",
      about: "1. *a* <b>",
      skills: ["C#", "C++", "_x_", "a*b*c"],
    })),
  };
  for (const { path, html, markdown } of await voicesOf(content)) {
    assertEquals(markdown, html, path);
  }
});
