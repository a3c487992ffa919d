import { assert, assertEquals } from "@std/assert";
import type { Doc } from "../lib/content/kinds/doc.ts";
import { ENGLISH } from "../lib/base/words/override.ts";
import { HTML, testContent, testSite } from "./support/test_app.ts";

const { docs } = testContent;
const words = ENGLISH.docs;

/** The page of a document with these words. */
async function pageOf({ slug }: Doc, body?: string) {
  const content = {
    ...testContent,
    docs: docs.map((doc) => doc.slug === slug && body ? { ...doc, body } : doc),
  };
  using site = testSite({ content });
  const response = await site.fetch(`/docs/${slug}`, { headers: HTML });
  const twin = await site.fetch(`/docs/${slug}.md`);
  return { html: await response.text(), twin: await twin.text() };
}

function navOf(html: string, name: string): string {
  const pattern = RegExp(`<nav[^>]* aria-label="${name}"[^>]*>([^]*?)</nav>`);
  return pattern.exec(html)?.[1] ?? "";
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
}

for (const [at, doc] of docs.entries()) {
  Deno.test(`/docs/${doc.slug} stands among all documents, with a mark at itself`, async () => {
    const { html } = await pageOf(doc);
    const list = navOf(html, words.heading);
    assertEquals(linksIn(list), [
      "/docs",
      ...docs.map(({ slug }) => `/docs/${slug}`),
    ]);
    const marked = list.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    assertEquals(marked.flatMap(linksIn), [`/docs/${doc.slug}`]);
    const around = [docs[at - 1], docs[at + 1]].flatMap((near) =>
      near ? [`/docs/${near.slug}`] : []
    );
    assertEquals(linksIn(navOf(html, ENGLISH.neighbours.both)), around);
  });
}

Deno.test("the menu marks the page that a document lies below", async () => {
  const [doc] = docs;
  assert(doc);
  const { html } = await pageOf(doc);
  const marked = navOf(html, ENGLISH.shell.menu)
    .match(/<a [^>]*aria-current="true"[^>]*>/g) ?? [];
  // The row and More have it both, and one of them is shown.
  assertEquals([...new Set(marked.flatMap(linksIn))], ["/docs"]);
});

const PARTS = "## One\n\nA.\n\n### Below\n\n## Two: `b`\n\n## One\n\nC.";

Deno.test("a document of three parts lists them, and each leads to its heading", async () => {
  const [doc] = docs;
  assert(doc);
  const { html } = await pageOf(doc, PARTS);
  const links = linksIn(navOf(html, words.onThisPage));
  assertEquals(links, ["#one", "#two-b", "#one-2"]);
  for (const link of links) assert(html.includes(`<h2 id="${link.slice(1)}"`));
});

Deno.test("a document of two parts lists none", async () => {
  const [doc] = docs;
  assert(doc);
  const { html } = await pageOf(doc, "## One\n\nA.\n\n## Two\n\nB.");
  assertEquals(navOf(html, words.onThisPage), "");
});

Deno.test("the twin of a document has its words, and none of the lists around them", async () => {
  const [doc] = docs;
  assert(doc);
  const { twin } = await pageOf(doc, `${PARTS}\n\n~~~sh\ncurl x\n~~~`);
  // Its own address, and no other.
  assertEquals(twin.split("/docs/").length, 2);
  assert(!twin.includes(words.onThisPage) && !twin.includes("Shell"));
  assert(twin.includes("## Two: `b`") && twin.includes("```sh\ncurl x\n```"));
});

Deno.test("a document alone has no neighbours", async () => {
  const [doc] = docs;
  assert(doc);
  using site = testSite({ content: { ...testContent, docs: [doc] } });
  const response = await site.fetch(`/docs/${doc.slug}`, { headers: HTML });
  assertEquals(navOf(await response.text(), ENGLISH.neighbours.both), "");
});
