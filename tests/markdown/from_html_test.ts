import { assertEquals } from "@std/assert";
import { Marked } from "marked";
import { fromHtml } from "../support/from_html.ts";
import { markdown } from "./support/read.ts";

/** Each snippet, and what it is in Markdown. */
const SNIPPETS: Record<string, [html: string, markdown: string][]> = {
  "headings": [
    ["<h2 id=a>One</h2><h3>Two</h3>", "## One\n\n### Two"],
    ["<h2>C #</h2>", "## C \\#"],
    ["<h2>Two<br>lines</h2>", "## Two lines"],
    ["<section><h2>In</h2></section>", "## In"],
  ],
  "paragraphs": [
    ["<p>One\n  two</p><p>three</p>", "One two\n\nthree"],
    ["<p>One<br>two</p>", "One\\\ntwo"],
    ["<p>One<br></p>", "One"],
    ["loose <b>words</b><p>p</p>more", "loose **words**\n\np\n\nmore"],
    ["<p> </p><p></p><div></div>", ""],
    ["<p>a\u00a0b</p>", "a\u00a0b"],
  ],
  "lists": [
    ["<ul><li>a</li><li>b</li></ul>", "- a\n- b"],
    ["<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
    ['<ol start="9"><li>a</li><li>b</li></ol>', "9. a\n10. b"],
    [
      "<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>",
      "- a\n  - b\n    1. c\n- d",
    ],
    ["<ul><li><p>a</p><p>b</p></li><li>c</li></ul>", "- a\n\n  b\n\n- c"],
    [
      "<ol><li>a<pre><code>b\n\nc\n</code></pre></li></ol>",
      "1. a\n\n   ```\n   b\n\n   c\n   ```",
    ],
    ["<ul><li>- a</li><li>1. b</li></ul>", "- \\- a\n- 1\\. b"],
    [
      "<dl><div><dt>A</dt><dd>b</dd></div><dt>C</dt><dd>d</dd><dd>e</dd></dl>",
      "- **A**: b\n- **C**: d. e",
    ],
  ],
  "tables": [
    [
      "<table><thead><tr><th>A<th>B</tr></thead><tbody><tr><td>1<td>2</tr></tbody></table>",
      "| A | B |\n| --- | --- |\n| 1 | 2 |",
    ],
    [
      "<table><tr><td>a|b</td><td><code>c|`d</code></td></tr></table>",
      "| a\\|b | ``c\\|`d`` |\n| --- | --- |",
    ],
    [
      "<table><caption>All</caption><tr><th colspan=2>A<tr><td>1<td>2<td>3</table>",
      "All\n\n| A |  |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |",
    ],
    [
      "<table><tr><th>A</tr><tr><td><p>b</p><p>c</p>d<br>e</td></tr></table>",
      "| A |\n| --- |\n| b c d e |",
    ],
    ["<table></table>", ""],
  ],
  "links, which become absolute": [
    ['<a href="/about">a</a>', "[a](https://sam.example/about)"],
    ['<a href="#b">a</a>', "[a](https://sam.example/docs/one#b)"],
    ['<a href="two">a</a>', "[a](https://sam.example/docs/two)"],
    ['<a href="/a?b=1&amp;c=2">a</a>', "[a](https://sam.example/a?b=1&c=2)"],
    [
      '<a href="mailto:a@b.example">a@b.example</a>',
      "[a@b.example](mailto:a@b.example)",
    ],
    [
      '<a href="https://a.example/b">https://a.example/b</a>',
      "<https://a.example/b>",
    ],
    [
      '<a href="https://a.example/b_(c)">d</a>',
      "[d](https://a.example/b_%28c%29)",
    ],
    [
      '<a href="https://a.example/b c|d">[d]</a>',
      "[\\[d\\]](https://a.example/b%20c%7Cd)",
    ],
    [
      '<a href="/a" title="A &quot;b&quot;">c</a>',
      '[c](https://sam.example/a "A \\"b\\"")',
    ],
    ['<a href="/a"><code>b</code></a>', "[`b`](https://sam.example/a)"],
    ['<a href="/a"></a><a id=b>c</a>', "c"],
    ['Hey!<a href="/a">b</a>', "Hey\\![b](https://sam.example/a)"],
    ['Hey! <a href="/a">b</a>', "Hey! [b](https://sam.example/a)"],
  ],
  "images by their words": [
    [
      '<img src="/a.png" alt="A [b]">',
      "![A \\[b\\]](https://sam.example/a.png)",
    ],
    ['a<img src="/a.png" alt="">b', "a![](https://sam.example/a.png)b"],
  ],
  "code": [
    ["<p>a <code>b</code></p>", "a `b`"],
    ["<p><code>`a`</code> <code>b``c`d</code></p>", "`` `a` `` ```b``c`d```"],
    ["<p><code> a </code><code></code></p>", "`  a  `"],
    ["<p><code>a\nb</code> <kbd>c</kbd></p>", "`a b` `c`"],
    [
      '<pre><code class="language-sh">a\n  b &lt;c&gt;\n</code></pre>',
      "```sh\na\n  b <c>\n```",
    ],
    ["<pre><code>```\na\n```\n</code></pre>", "````\n```\na\n```\n````"],
    ["<pre>a</pre>", "```\na\n```"],
  ],
  "emphasis": [
    ["<p><strong>a</strong> <em>b</em> <del>c</del></p>", "**a** *b* ~~c~~"],
    ["<p>a<strong> b </strong>c<em> </em>d</p>", "a **b** c d"],
    ["<p><strong>a <em>b</em></strong></p>", "**a *b***"],
    ["<p><em><strong>a</strong> b</em></p>", "***a** b*"],
    ["<p><strong>a:</strong> b, (<em>c</em>)</p>", "**a:** b, (*c*)"],
    // No asterisk closes between punctuation and a letter.
    ["<p><strong>a:</strong>b</p>", "<strong>a:</strong>b"],
    ["<p>a<strong>(b)</strong></p>", "a<strong>(b)</strong>"],
    ["<p><em>a</em><em>b</em></p>", "<em>a</em><em>b</em>"],
    ["<p>a<strong>🎉b🎉</strong>c</p>", "a<strong>🎉b🎉</strong>c"],
    ["<p><b></b>a</p>", "a"],
  ],
  "quotations": [
    [
      "<blockquote><p>a</p><ul><li>b</li></ul></blockquote>",
      "> a\n>\n> - b",
    ],
  ],
  "details, open or not": [
    [
      "<details><summary>More</summary><p>a</p></details>",
      "**More**\n\na",
    ],
  ],
  "times by their words": [
    [
      '<p>On <time datetime="2026-11-02">2 November</time>.</p>',
      "On 2 November.",
    ],
  ],
  "rules": [["<p>a</p><hr><p>b</p>", "a\n\n---\n\nb"]],
  "live values as the call that gives them": [
    [
      '<p>There are <data data-live="/api/v1/stats">3</data> here</p>',
      "There are `GET https://sam.example/api/v1/stats` here",
    ],
    [
      '<div data-live="/api/v1/stats"><p>3</p><p>4</p></div>',
      "`GET https://sam.example/api/v1/stats`",
    ],
  ],
};

for (const [what, snippets] of Object.entries(SNIPPETS)) {
  Deno.test(`fromHtml() writes ${what}`, () => {
    for (const [html, expected] of snippets) {
      assertEquals(markdown(html), expected, html);
    }
  });
}

Deno.test("fromHtml() keeps no live value in the text of a section", () => {
  const html =
    '<main><h1>a</h1><p>b <data data-live="/c">3</data></p><p data-live="/d">4</p></main>';
  const { sections } = fromHtml(html, "https://sam.example/");
  assertEquals(sections.map(({ text }) => text), ["b"]);
});

const TEXTS = [
  "# a",
  "#a",
  "- a",
  "+ a",
  "* a",
  "*a*",
  "_a_ a_b_c __a__ _",
  "1. a",
  "1) a",
  "2026. A year",
  "> a",
  "---",
  "===",
  "| a | b |",
  "```",
  "~~~",
  "~~a~~ ~b~",
  "`a`",
  "[a](b)",
  "[a]: b",
  "![a](b)",
  "[ ] a",
  "<b>a</b> <!-- a --> <?a 1 < 2",
  "&amp; &copy; &#35; a & b",
  "\\a \\* \\\\",
  "a\\",
  "C# and C++",
  "a * b * c",
  "100 %! [not] a (link)",
];

Deno.test("fromHtml() escapes text that looks like Markdown", () => {
  const marked = new Marked();
  for (const text of TEXTS) {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    const places = [`<p>${escaped}</p>`, `<ul><li>${escaped}</li></ul>`];
    for (const html of places) {
      const again = String(marked.parse(markdown(html)));
      assertEquals(again.replaceAll(/\n/g, ""), html, markdown(html));
    }
    const cell = `<table><tr><th>${escaped}</th></tr></table>`;
    const again = String(marked.parse(markdown(cell)));
    assertEquals(/<th>(.*)<\/th>/.exec(again)?.[1], escaped, markdown(cell));
  }
});
