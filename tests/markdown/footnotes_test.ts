import { assert, assertEquals } from "@std/assert";
import { fromHtml } from "../support/from_html.ts";
import { plainText } from "../../lib/base/markdown/plain_text.ts";
import { renderMarkdown } from "../../lib/base/markdown/render_markdown.ts";

const ADDRESS = "https://light.example/page";

function html(source: string, ids = new Set<string>(), address?: string) {
  const words = {
    link: "",
    table: "",
    notes: "Notes",
    back: "Back",
    comma: ", ",
    copy: "Copy",
  };
  const whole = (href: string) => new URL(href, address).href;
  return renderMarkdown(source, { ids, words, ...address && { whole } });
}

function twin(...bodies: string[]): string {
  const page = `<main><h1>T</h1>${bodies.join("")}</main>`;
  return fromHtml(page, ADDRESS).body;
}

const TEXT = `A lamp[^tin] and a wick.[^2]

[^2]: Cotton, of *course*.

And the lamp[^tin] again.

[^tin]: Of tin.

    It leaks.

[^unread]: Nobody refers to this.
`;

Deno.test("a note is numbered as the words come to it, and leads back to them", () => {
  const rendered = html(TEXT);
  const numbers = [...rendered.matchAll(/role="doc-noteref">(\d)<\/a>/g)]
    .map(([, number]) => number);
  assertEquals(numbers, ["1", "2", "1"]);
  const items = [...rendered.matchAll(/<li id="([^"]*)">/g)];
  assertEquals(items.map(([, id]) => id), ["note-tin", "note-2"]);
  assert(!rendered.includes("Nobody"));
  const ids = new Set([...rendered.matchAll(/ id="([^"]*)"/g)]
    .map(([, id]) => id));
  for (const [, target = ""] of rendered.matchAll(/href="#([^"]*)"/g)) {
    assert(ids.has(target), target);
  }
  assertEquals(
    rendered.match(/role="doc-backlink" aria-label="Back"/g)?.length,
    3,
  );
});

Deno.test("notes of two texts on one page have ids of their own", () => {
  const taken = new Set(["note-2"]);
  const both = html(TEXT, taken) + html(TEXT, taken);
  const ids = [...both.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assertEquals(ids, [...new Set(ids)]);
  assert(!ids.includes("note-2"));
});

Deno.test("notes are notes in the twin", () => {
  assertEquals(
    twin(html(TEXT)),
    `A lamp[^tin] and a wick.[^2]

And the lamp[^tin] again.

[^tin]: Of tin.

    It leaks.

[^2]: Cotton, of *course*.`,
  );
});

Deno.test("what is a note in the twin is the same note again", () => {
  const once = twin(html(TEXT));
  assertEquals(twin(html(once)), once);
});

Deno.test("in the twin, too, notes of two texts are not taken for each other", () => {
  const ids = new Set<string>();
  const labels = [
    ...twin(html(TEXT, ids), html(TEXT, ids))
      .matchAll(/^\[\^(.+)\]:/gm),
  ].map(([, label]) => label);
  assertEquals(labels, ["tin", "2", "tin-2", "2-2"]);
});

Deno.test("for readers elsewhere a note leads to the page", () => {
  const rendered = html(TEXT, new Set(), ADDRESS);
  const targets = [...rendered.matchAll(/href="([^"]*)"/g)]
    .map(([, target = ""]) => target);
  assert(targets.length > 0);
  const own = `${ADDRESS}#note`;
  assertEquals(targets.filter((target) => !target.startsWith(own)), []);
});

const PLAIN: [source: string, expected: string][] = [
  ["No note[^x] here", "<p>No note[^x] here</p>\n"],
  ["Code `[^x]` stays\n\n[^x]: y", "<p>Code <code>[^x]</code> stays</p>\n"],
  [
    'A label[^"><b>]\n\n[^"><b>]: x',
    '<p>A label<sup><a id="noteref-b" href="#note-b" role="doc-noteref">1</a></sup></p>\n' +
    '<section role="doc-endnotes" aria-label="Notes"><ol class="footnotes">\n' +
    '<li id="note-b"><p>x <a href="#noteref-b" role="doc-backlink" aria-label="Back">↩</a></p></li>\n' +
    "</ol></section>\n",
  ],
  ["[^a b]: no label", "<p>[^a b]: no label</p>\n"],
];

for (const [source, expected] of PLAIN) {
  Deno.test(`renderMarkdown() makes of ${JSON.stringify(source)} what it is`, () => {
    assertEquals(html(source), expected);
  });
}

Deno.test("the words alone have no numbers of notes", () => {
  assertEquals(
    plainText("A lamp[^1] burns.\n\n[^1]: Low."),
    "A lamp burns.\nLow.",
  );
  const { sections } = fromHtml(
    `<main><h1>T</h1>${html(TEXT)}</main>`,
    ADDRESS,
  );
  assert(sections[0]?.text.startsWith("A lamp and a wick.\n"));
});
