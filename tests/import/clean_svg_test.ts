import { assert, assertEquals } from "@std/assert";
import { Parser } from "htmlparser2";
import { cleanSvg } from "../../tools/import/posts/clean_svg.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = "") =>
  `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

/** Drawings of which every part stays. */
const KEPT = [
  `<g id="a" fill="url(#b)" style="stroke: url('#b')"><path d="M0 0"></path></g>`,
  `<style>.x &gt; rect { fill: #fff } @media (x) { .y { r: 2px } }</style>`,
  `<linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="1"></stop></linearGradient>`,
  `<symbol id="s" viewBox="0 0 1 1"><circle r="1"></circle></symbol><use href="#s" x="2"></use>`,
  `<image href="data:image/png;base64,AAAA" width="1" height="1"></image>`,
  `<text x="1" font-family="sans-serif">a &lt; b &amp; “c” <tspan dy="1">d</tspan></text>`,
  `<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>`,
  `<rect width="1"><animate attributeName="x" values="0;1" dur="1s"></animate></rect>`,
  `<title>A lamp</title><desc>It is lit.</desc>`,
];

Deno.test("cleanSvg() keeps what draws", () => {
  for (const inner of KEPT) {
    assertEquals(
      cleanSvg(svg(inner, 'viewBox="0 0 3 2"')),
      `<svg ${NS} viewBox="0 0 3 2">${inner}</svg>`,
    );
  }
  const exported = `\uFEFF<?xml version="1.0"?><!-- By a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
  <!ENTITY ns "http://ns.example/">
]>
<svg xmlns="&ns;" width="3"><metadata><x/></metadata><use xlink:href="#a"/></svg>`;
  assertEquals(
    cleanSvg(exported),
    `<svg ${NS} width="3"><use href="#a"></use></svg>`,
  );
  assertEquals(cleanSvg(svg("") + svg("")), `<svg ${NS}></svg>`);
});

const COPIES = Array.from(
  { length: 20 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
).join("");

/** Drawings that would run or load something, or that grow. */
const HOSTILE: Record<string, string> = {
  "a script": svg("<script>alert(1)</script>"),
  "a script by address": svg('<script href="https://evil.example/x.js"/>'),
  "a script with a prefix": svg("<svg:script>alert(1)</svg:script>"),
  "a script in capitals": svg("<SCRIPT>alert(1)</SCRIPT>"),
  "a script in CDATA": svg("<![CDATA[<script>alert(1)</script>]]>"),
  "a script in a style": svg("<style><script>alert(1)</script></style>"),
  "a script in a title": svg("<title><script>alert(1)</script></title>"),
  "a script after the root": svg("") + "<script>alert(1)</script>",
  "a second root": svg("") + svg('<g onclick="alert(1)"/>'),
  "an event of the root": svg("", 'onload="alert(1)"'),
  "an event in capitals": svg('<rect ONCLICK="alert(1)"/>'),
  "an event that begins": svg('<animate onbegin="alert(1)" dur="1s"/>'),
  "an event by entity": svg('<rect on&#99;lick="alert(1)"/>'),
  "a foreign object": svg(
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
  ),
  "HTML by its namespace": svg(
    '<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></g>',
  ),
  "a link that runs": svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  "a link that hides": svg(
    '<a xlink:href="java&#10;script:alert(1)"><text>x</text></a>',
  ),
  "a link elsewhere": svg('<a href="https://evil.example"><text>x</text></a>'),
  "a set link": svg(
    '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  ),
  "an animated link": svg(
    '<a><animate attributeName="xlink:href" values="https://evil.example"/></a>',
  ),
  "an image elsewhere": svg('<image href="https://evil.example/x.png"/>'),
  "an image without scheme": svg('<image xlink:href="//evil.example/x.png"/>'),
  "an image of the disk": svg('<image href="file:///etc/passwd"/>'),
  "an SVG as data": svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  "HTML as data": svg('<use href="data:text/html,&lt;script>alert(1)"/>'),
  "a use elsewhere": svg('<use href="https://evil.example/x.svg#a"/>'),
  "a filter elsewhere": svg('<feImage href="https://evil.example/x"/>'),
  "a fill elsewhere": svg('<rect fill="url(https://evil.example/x#a)"/>'),
  "an import": svg('<style>@import "https://evil.example/x.css";</style>'),
  "an import in CDATA": svg(
    "<style><![CDATA[@import url(//evil.example/x.css);]]></style>",
  ),
  "a font elsewhere": svg(
    "<style>@font-face { src: url(https://evil.example/x) }</style>",
  ),
  "an address in quotes": svg(
    `<style>g { fill: url( "https://evil.example/x" ) }</style>`,
  ),
  "an address by escape": svg(
    String.raw`<style>g { fill: \75rl(https://evil.example/x) }</style>`,
  ),
  "a style attribute": svg(
    '<g style="background: image-set(&quot;https://evil.example&quot; 1x)"/>',
  ),
  "a style sheet": `<?xml-stylesheet href="https://evil.example"?>${svg("")}`,
  "an entity of a file":
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${
      svg("<text>&x;</text>")
    }`,
  "an entity with a script":
    `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${
      svg("<text>&x;</text>")
    }`,
  "a comment that ends early": svg("<!--><script>alert(1)</script>-->"),
  "an attribute that ends early": svg(
    '<g id="a&quot; onload=&quot;alert(1)"/>',
  ),
};

/** Elements and attributes, read by a parser. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  new Parser({
    onopentag: (name, attributes) =>
      void parts.push(
        name,
        ...Object.entries(attributes).map((each) => each.join("=")),
      ),
    onprocessinginstruction: (name) => void parts.push(`?${name}`),
  }, { xmlMode: true }).end(text);
  return parts.filter((part) => part !== NS.replaceAll('"', ""));
}

const HARM =
  /^(?:.*:)?script$|^foreignObject|^on\w|^[?!]|evil|file:|script:|svg\+xml|text\/html/i;

function isHarmful(text: string): boolean {
  const styles = text.match(/<style>[^]*?<\/style>/g)?.join("") ?? "";
  return /evil|@import/.test(styles) ||
    partsOf(text).some((part) => HARM.test(part));
}

Deno.test("cleanSvg() leaves out what runs or loads something", () => {
  const harmful = Object.entries(HOSTILE)
    .filter(([, text]) => isHarmful(cleanSvg(text) ?? ""));
  assertEquals(harmful.map(([name]) => name), []);
});

const NONE: Record<string, string> = {
  "a text": "A lamp",
  "nothing": "",
  "a page with a drawing": `<html><body>${svg("")}</body></html>`,
  "copies of copies": svg(`<g id="g0"/>${COPIES}`),
  "a circle": svg('<g id="a"><use href="#a"/></g>'),
  "many copies": svg(
    `<g id="a">${"<g/>".repeat(2_000)}</g>${'<use href="#a"/>'.repeat(100)}`,
  ),
  "a very long one": svg("<g/>".repeat(600_000)),
};

Deno.test("cleanSvg() gives nothing for what is no SVG, or grows", () => {
  const taken = Object.entries(NONE).filter(([, text]) => cleanSvg(text));
  assertEquals(taken.map(([name]) => name), []);
  const deep = cleanSvg(svg("<g>".repeat(20_000)));
  assert(deep && deep.length < 1_000, `${deep?.length}`);
});
