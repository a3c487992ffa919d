import { assert, assertEquals, assertMatch } from "@std/assert";
import { plainText } from "../lib/base/markdown/plain_text.ts";
import {
  renderInline,
  renderMarkdown,
} from "../lib/base/markdown/render_markdown.ts";

const words = {
  link: "To {heading}",
  table: "Of {columns}",
  notes: "Notes",
  back: "Back",
  comma: ", ",
  copy: "Copy",
};

function html(source: string, ids = new Set<string>()): string {
  return renderMarkdown(source, { ids, words });
}

Deno.test("renderMarkdown() gives headings an id and a link to themselves", () => {
  const heading = html("## What *I* `do`\n");
  assertMatch(
    heading,
    /^<h2 id="what-i-do">What <em>I<\/em> <code>do<\/code>/,
  );
  const anchor =
    '<a class="anchor" href="#what-i-do" aria-label="To What I do"></a>';
  assert(heading.includes(anchor));
});

Deno.test("renderMarkdown() gives each heading another id, also than those before", () => {
  const ids = new Set(["main"]);
  const source = "## A\n\n## A\n\n## A 2\n\n## !\n\n## Main\n\n## Über uns";
  const found = [...html(source, ids).matchAll(/<h2 id="([^"]*)"/g)];
  const expected = ["a", "a-2", "a-2-2", "section", "main-2", "über-uns"];
  assertEquals(found.map(([, id]) => id), expected);
  assertMatch(html("## A", ids), /<h2 id="a-3"/);
  assertEquals([...ids], ["main", ...expected, "a-3"]);
});

Deno.test("renderInline() has no paragraph around it", () => {
  assertEquals(
    renderInline("a *b* `c` <d>"),
    "a <em>b</em> <code>c</code> &lt;d&gt;",
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
      /<\/?(p|h2|a|pre|code|img|button|div|span|table|thead|tbody|tr|th|td)( [a-z-]+(="[^"<>]*")?)*>/g,
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
      "tel:+441632960987",
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
  assertMatch(table, /aria-label="Of Code, Status"/);
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
    block("code", "Shell", '<code class="language-sh">curl a\n</code>'),
  );
  assertEquals(html("```\na\n```"), block("code", "", "<code>a\n</code>"));
});

Deno.test("renderMarkdown() gives each code block a name to be copied by, which no heading has", () => {
  const page = html("~~~\na\n~~~\n# Code\n~~~\nb\n~~~\n");
  for (const id of ["code-2", "code-3"]) {
    assertEquals(page.split(` id="${id}"`).length, 2);
    assertEquals(page.split(` data-copy="#${id}"`).length, 2);
  }
});

Deno.test("renderMarkdown() has no button for who reads the words elsewhere", () => {
  const page = renderMarkdown("~~~\na\n~~~", {
    ids: new Set(),
    words,
    whole: (href) => href,
  });
  assertEquals(page, '<pre tabindex="0"><code>a\n</code></pre>\n');
});

function block(id: string, label: string, code: string): string {
  const button =
    `<button type="button" class="copy scripted" data-copy="#${id}">Copy</button>`;
  return `<div class="con"><div class="bar" data-markdown-ignore>` +
    `<span lang="en" dir="ltr">${label}</span>${button}</div>` +
    `<pre id="${id}" tabindex="0">${code}</pre></div>\n`;
}

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

Deno.test("plainText() gives the words alone", () => {
  assertEquals(
    plainText(
      "## A\n\nb **c** [d](/x) `e`\\\nf\n\n- g\n  - h\n\n> i\n\n![j](/k)\n\n---",
    ),
    "A\nb c d e\nf\ng\nh\ni\nj",
  );
  assertEquals(plainText(""), "");
});
