import { assertEquals } from "@std/assert";
import { DomUtils, parseDocument } from "htmlparser2";
import { readFile } from "../support/content.ts";
import { HTML, siteWith } from "../support/test_app.ts";

const FILE = "pages/tides.md";
const WORDS = String.raw`
[![A *tall* mast &amp; sail\_cloth of ` + "`7 &amp;`" +
  String
    .raw` [yards](/about)](https://a.example/mast.png "Rope &ldquo;A&rdquo;")](/mcp)

![Only &uuml; \&uuml;](mailto:a@b.example)

## Oil &amp; wick: 3 &#215; 4&#x2009;cm &nosuch;

| Top &lt; base | ` + "`&lt;`" + String.raw` |
|---|---|
| 1 | 2 |

One[^tin], two[^tin], three[^oil].

[^tin]: Of tin.
[^oil]: Of whales.

[a](<https://a.example/two words> "T &amp; U") [b](</c\[d].md?q="ü"|^>)
[c](https://a.example/e%20f&auml;{g}) [d](http://[::1]/h%) ![e](<https://a.example/i j.png>)

https://a.example/k/ <m@n.example> [+44 1632 960987](tel:+441632960987) [words](/about)
`;

const [front = ""] = (await readFile(FILE)).match(/^---\n[^]*?\n---\n/) ?? [];
const changes = { [FILE]: front + WORDS };
using site = await siteWith(changes);
const page = await (await site.fetch("/tides", { headers: HTML })).text();
const twin = await (await site.fetch("/tides.md")).text();

type Attributes = Record<string, string>;

/** Attributes of the elements in the text of the page. */
function attributesIn(html: string, ...names: string[]): Attributes[] {
  const [, words = ""] = /<div class="t prose">([^]*?)<\/main>/.exec(html) ??
    [];
  const isNamed = ({ name }: { name: string }) => names.includes(name);
  return DomUtils.findAll(isNamed, parseDocument(words).children)
    .map(({ attribs }) => attribs);
}

const texts = (name: string, ...elements: string[]) =>
  attributesIn(page, ...elements).flatMap((found) => found[name] ?? []);

Deno.test("an alternative text is the plain text of its description, also in the twin", () => {
  const alt = "A tall mast & sail_cloth of 7 &amp; yards";
  assertEquals(texts("alt", "img"), [alt, "e"]);
  assertEquals(texts("title", "img"), ["Rope “A”"]);
  assertEquals(page.includes("<p>Only ü &amp;uuml;</p>"), true);
  assertEquals(twin.includes(`![${alt.replace("&amp;", "\\&amp;")}](`), true);
});

Deno.test("entities are their signs in ids and in the names for screen readers", () => {
  assertEquals(texts("id", "h2"), ["oil-wick-3-4-cm-nosuch"]);
  const names = texts("aria-label", "a", "div");
  assertEquals(names.slice(0, 2), [
    "Link to Oil & wick: 3 × 4\u2009cm &nosuch;",
    "Table: Top < base, &lt;",
  ]);
});

Deno.test("each link back from a footnote has a name of its own", () => {
  const back = attributesIn(page, "a")
    .filter(({ role }) => role === "doc-backlink");
  assertEquals(back.map((link) => link["aria-label"]), [
    "Back to reference 1",
    "Back to reference 1-2",
    "Back to reference 2",
  ]);
});

Deno.test("addresses are encoded as CommonMark encodes them", () => {
  const addresses = [...texts("href", "a"), ...texts("src", "img")];
  const written = (start: string) =>
    addresses.find((each) => each.startsWith(start));
  const expected: [start: string, address: string][] = [
    ["https://a.example/two", "https://a.example/two%20words"],
    ["/c", "/c%5Bd%5D.md?q=%22%C3%BC%22%7C%5E"],
    ["https://a.example/e", "https://a.example/e%20f%C3%A4{g}"],
    ["http://[", "http://[::1]/h%"],
    ["https://a.example/i", "https://a.example/i%20j.png"],
  ];
  assertEquals(
    expected.map(([start]) => written(start)),
    expected.map(([, address]) => address),
  );
});

Deno.test("an address as the text of a link reads from the left in every text", () => {
  const links = attributesIn(page, "a").filter(({ dir }) => dir === "ltr");
  assertEquals(links.map(({ href }) => href), [
    "https://a.example/k/",
    "mailto:m@n.example",
    "tel:+441632960987",
  ]);
  assertEquals(twin.includes("<https://a.example/k/>"), true);
});
