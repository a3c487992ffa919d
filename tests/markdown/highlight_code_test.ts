import { assert, assertEquals } from "@std/assert";
import { highlightCode } from "../../lib/base/markdown/highlight_code.ts";
import { readFile } from "../support/content.ts";
import { siteWith } from "../support/test_app.ts";

/** As it is written behind a fence, and code with something to see in it. */
const CODE: [language: string, code: string][] = [
  ["ts", "const a: string = \"<b> & 'c'\"; // d"],
  ["tsx", "const a = <b>{c}</b>;"],
  ["js", "let a = `b ${c}`;"],
  ["json", '{ "a": [1, true, "b"] }'],
  ["sh", 'for a in b; do echo "$a"; done'],
  ["python", "def a(b): return None"],
  ["sql", "select a from b where c = 'd'"],
  ["html", '<p class="a">b &amp; c</p>'],
  ["css", "a { color: red }"],
  ["yaml", "a: [b, 1]"],
  ["go", "func a() { return nil }"],
  ["rust", "fn a() -> u8 { 1 }"],
  ["diff", "- a\n+ b"],
];

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function textIn(html: string): string {
  const [, code = ""] = /<code[^>]*>([^]*?)<\/code>/.exec(html) ?? [];
  return code.replaceAll(/<[^>]*>/g, "").replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

for (const [language, code] of CODE) {
  Deno.test(`code in ${language} is marked up, and none of it is lost`, async () => {
    const html = `<code class="language-${language}">${escaped(code)}</code>`;
    const marked = await highlightCode(html);
    assert(marked.includes('<span class="hljs-'), marked);
    assertEquals(textIn(marked), code);
  });
}

const LEFT_ALONE = [
  `<code class="language-ts">let a = ${"b".repeat(600)};</code>`,
  `<code class="language-ts">${"let a = 1;\n".repeat(2_000)}</code>`,
  '<code class="language-text">let a = 1;</code>',
  '<code class="language-constructor">let a = 1;</code>',
  "<code>let a = 1;</code>",
  "<p>let a = 1;</p>",
];

for (const html of LEFT_ALONE) {
  Deno.test(`${html.slice(0, 80)} (${html.length}) stays as it is`, async () => {
    assertEquals(await highlightCode(html), html);
  });
}

Deno.test("code is marked up on the page, and as it was written in the twin", async () => {
  const path = "pages/tides.md";
  const code = '```ts\nif (a < b && c > "d") {\n\treturn "{base_url}";\n}\n```';
  using site = await siteWith({
    [path]: `${await readFile(path)}\n${code}\n`,
  });
  const headers = { accept: "text/html" };
  const html = await site.text("/tides", { headers });
  assert(html.includes('<span class="hljs-keyword">if</span>'));
  const again = await site.text("/tides", { headers });
  assertEquals(again, html);
  const twin = await site.text("/tides.md");
  assert(twin.includes(code.replace("{base_url}", "https://light.example")));
});
