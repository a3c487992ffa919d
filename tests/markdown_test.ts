import { assert, assertEquals, assertMatch } from "@std/assert";
import {
  plainText,
  renderMarkdown,
  sections,
} from "../lib/markdown/render_markdown.ts";

function html(source: string): string {
  return renderMarkdown(source).html;
}

Deno.test("renderMarkdown() gives headings an id and a link to themselves", () => {
  const { html, headings } = renderMarkdown("## What *I* `do`\n");
  assertMatch(html, /^<h2 id="what-i-do">What <em>I<\/em> <code>do<\/code>/);
  assertMatch(
    html,
    /<a class="anchor" href="#what-i-do" aria-label=".+"><\/a>/,
  );
  assertEquals(headings, [{ level: 2, text: "What I do", id: "what-i-do" }]);
});

Deno.test("renderMarkdown() gives each heading another id", () => {
  const source = "## A\n\n## A\n\n## A 2\n\n## !\n\n## Main\n\n## Über uns";
  assertEquals(
    renderMarkdown(source).headings.map(({ id }) => id),
    ["a", "a-2", "a-2-2", "section", "main-2", "über-uns"],
  );
});

Deno.test("renderMarkdown() escapes raw HTML", () => {
  for (
    const source of [
      "<script>alert(1)</script>",
      "a <b onclick=x>b</b>",
      "<!-- a -->",
      "<kbd>a <img src=x </kbd>",
      "<pre><img src=x onerror=alert(1) \n</pre>",
      "`<b>`",
      "```\n<b>\n```",
      '```a<b>"c\nx\n```',
      "| <b> |\n|---|\n| <i> |",
      "[<b>](x)",
      '![<b>"](x)',
      "## <b>",
    ]
  ) {
    const foreign = html(source).replaceAll(
      /<\/?(p|h2|a|pre|code|img|div|table|thead|tbody|tr|th|td)( [a-z-]+="[^"<>]*")*>/g,
      "",
    );
    assert(!/[<>]/.test(foreign), `${source} gave ${foreign}`);
  }
});

Deno.test("renderMarkdown() links to http, https, mailto, tel and this site", () => {
  for (
    const href of [
      "https://a.example/b?c=1",
      "http://a.example",
      "mailto:a@b.example",
      "tel:+441632960123",
      "/about",
      "about.md",
      "#top",
      "{base_url}/about",
    ]
  ) {
    assertMatch(
      html(`[x](${href})`),
      /<a href="[^"]+"( rel="noopener")?>x<\/a>/,
    );
    assert(html(`[x](${href})`).includes(`href="${href}"`), href);
  }
});

Deno.test("renderMarkdown() renders other schemes as text", () => {
  for (
    const source of [
      "[x](javascript:alert(1))",
      "[x](JaVaScRiPt:alert(1))",
      "[x](<java\tscript:alert(1)>)",
      "[x](<\u0001javascript:alert(1)>)",
      "[x](data:text/html,x)",
      "[x](vbscript:x)",
      "[x](file:///etc/passwd)",
      "![x](javascript:alert(1))",
      "![x](data:image/png;base64,AA)",
      "![x](mailto:a@b.example)",
    ]
  ) assertEquals(html(source), "<p>x</p>\n", source);
  assertEquals(html("<javascript:alert(1)>"), "<p>javascript:alert(1)</p>\n");
});

Deno.test("renderMarkdown() does not let a character reference hide a scheme", () => {
  const href = /href="([^"]*)"/.exec(html("[x](javascript&colon;alert(1))"))
    ?.[1];
  assert(href === undefined || href.includes("&amp;colon;"), href);
});

Deno.test("renderMarkdown() marks links to other sites", () => {
  assertMatch(html("[x](https://a.example)"), /rel="noopener"/);
  assertMatch(html("https://a.example"), /rel="noopener"/);
  assert(!html("[x](/about)").includes("rel="));
});

Deno.test("renderMarkdown() keeps an ampersand in an address single", () => {
  assertMatch(html("[x](/a?b=1&amp;c=2)"), /href="\/a\?b=1&amp;c=2"/);
  assertMatch(html("[x](/a?b=1&c=2)"), /href="\/a\?b=1&amp;c=2"/);
});

Deno.test("renderMarkdown() renders an image with its text", () => {
  const source = '![A "door"](/door.png "Open")';
  assertMatch(html(source), /<img src="\/door.png" alt="A &quot;door&quot;"/);
  assertMatch(html(source), /title="Open"/);
});

Deno.test("renderMarkdown() wraps tables and scopes their headers", () => {
  const table = html("| Code | Status |\n|---|--:|\n| `a` | 400 |\n");
  assertMatch(table, /^<div class="table"[^>]* tabindex="0"/);
  assertMatch(table, /aria-label="[^"]*Code, Status"/);
  assertMatch(table, /<th scope="col">Code<\/th>/);
  assertMatch(table, /<td class="right">400<\/td>/);
});

Deno.test("renderMarkdown() leaves no header cell empty", () => {
  assert(
    !html("| | A |\n|---|---|\n| b | c |").includes('<th scope="col"></th>'),
  );
});

Deno.test("renderMarkdown() names the language of a code block", () => {
  assertEquals(
    html("```sh\ncurl a\n```"),
    '<pre tabindex="0"><code class="language-sh">curl a\n</code></pre>\n',
  );
  assertEquals(
    html("```\na\n```"),
    '<pre tabindex="0"><code>a\n</code></pre>\n',
  );
});

Deno.test("renderMarkdown() renders task lists without controls", () => {
  const list = html("- [x] done\n- [ ] open\n");
  assertMatch(list, /☑ done/);
  assertMatch(list, /☐ open/);
  assert(!list.includes("<input"));
});

Deno.test("renderMarkdown() keeps named characters in prose", () => {
  assertEquals(html("A &copy; B & C"), "<p>A &copy; B &amp; C</p>\n");
  assertEquals(html("`&copy;`"), "<p><code>&amp;copy;</code></p>\n");
});

const PAGE = `Before.

## One

First *words*
go on.

- a
- b

### Two \`code\`

| A | B |
|---|---|
| c | [d](/x) |

## One

\`\`\`sh
curl x
\`\`\`
`;

Deno.test("sections() splits a page at its headings", () => {
  assertEquals(sections(PAGE), [
    { heading: "", id: "", level: 0, text: "Before." },
    { heading: "One", id: "one", level: 2, text: "First words\ngo on.\na\nb" },
    { heading: "Two code", id: "two-code", level: 3, text: "A B\nc d" },
    { heading: "One", id: "one-2", level: 2, text: "curl x" },
  ]);
});

Deno.test("sections() has the ids of renderMarkdown()", () => {
  const source = `${PAGE}\n> ## Quoted\n\n## Quoted\n\nText.`;
  const { headings } = renderMarkdown(source);
  const ids = headings.map(({ id }) => id);
  for (const { id } of sections(source)) assert(!id || ids.includes(id), id);
  assertEquals(sections(source).at(-1)?.id, headings.at(-1)?.id);
});

Deno.test("sections() has no words before the first heading where there are none", () => {
  assertEquals(sections("## A\n\nb").map(({ id }) => id), ["a"]);
});

Deno.test("plainText() gives the words alone", () => {
  assertEquals(
    plainText(
      "## A\n\nb **c** [d](/x) `e`\\\nf\n\n- g\n  - h\n\n> i\n\n![j](/k)\n\n---",
    ),
    "A\nb c d e\nf\ng\nh\ni\nj",
  );
  assertEquals(plainText(""), "");
});
