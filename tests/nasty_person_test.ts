import { assert, assertEquals } from "@std/assert";
import { parseDocument } from "htmlparser2";
import { Marked } from "marked";
import type { Content } from "../lib/content/content.ts";
import { PAGE_SCRIPT } from "../lib/ui/page_script.ts";
import { mcpServers } from "../lib/api/mcp/mod.ts";
import { of2025 } from "./mcp/support/call.ts";
import { testContent, testSite } from "./support/test_app.ts";

const EVIL = "https://evil.example/";

/** Words that end whatever they are put into, unless somebody takes care. */
const WORDS = `a](${EVIL}) [b](${EVIL}) <script>evil()</script> </title>` +
  `"><img src=x onerror=evil()> ]]> \u0001 \`x | **b**\n\n# Evil\n\n` +
  `- [evil](${EVIL})\n--- </script> -->`;

// Markdown, such as the body of a page, is the owner's own markup.
const { profile, contact, pages, sections, roles, npcs, resume } = testContent;
/** Fields with a checked format. */
const CHECKED = ["url", "start", "end", "date"];
const nastyResume: Content["resume"] = JSON.parse(
  JSON.stringify(resume),
  (key, value) =>
    typeof value === "string" && !CHECKED.includes(key) ? WORDS : value,
);
const nasty: Content = {
  ...testContent,
  profile: {
    ...profile,
    name: WORDS,
    headline: WORDS,
    description: WORDS,
    place: WORDS,
    availability: WORDS,
    summary: WORDS,
    photo: { file: "lamp.png", alt: WORDS },
  },
  contact: {
    ...contact,
    title: WORDS,
    heading: WORDS,
    lead: WORDS,
    description: WORDS,
    channels: contact.channels.map((each) => ({
      ...each,
      label: WORDS,
      value: WORDS,
      note: WORDS,
    })),
  },
  pages: pages.map((page) => ({
    ...page,
    title: WORDS,
    heading: WORDS,
    lead: WORDS,
    description: WORDS,
  })),
  sections: sections.map((section) => ({
    ...section,
    title: WORDS,
    description: WORDS,
    entries: section.entries.map((entry) => ({
      ...entry,
      title: WORDS,
      description: WORDS,
      tags: [WORDS],
      links: entry.links.map((link) => ({ ...link, label: WORDS })),
    })),
  })),
  roles: roles.map((role) => ({
    ...role,
    company: WORDS,
    role: WORDS,
    place: WORDS,
    about: WORDS,
    skills: [WORDS],
  })),
  resume: nastyResume,
  npcs: npcs.map((npc) => ({
    ...npc,
    name: WORDS,
    role: WORDS,
  })),
};

/** The one script that stands in a page. */
const OWN = `<script>${PAGE_SCRIPT}</script>`;

/** Words that became markup, by the format of the document. */
const FAULTS: [type: RegExp, faults: (text: string) => string[]][] = [
  [/^text\/html/, faultsOfHtml],
  [/xml/, faultsOfXml],
  [/json/, (text) => (JSON.parse(text), [])],
  [/^text\/(markdown|plain)/, faultsOfMarkdown],
  // No markup at all; what a line may hold is for the test of the vCard.
  [/^(text\/(css|javascript|vcard)|font\/|image\/)/, () => []],
  // The clients, in which no word is the person's.
  [/^application\/(gzip|zip|pdf)$/, () => []],
];

Deno.test("words that a person chose stay words in every page and document", async () => {
  using site = testSite({ content: nasty, env: { RATE_LIMIT: "0" } });
  for (const { path, kind } of site.app.endpoints()) {
    if (kind === "redirect" || kind === "operation") continue;
    const headers = { accept: "text/html" };
    const response = await site.fetch(path, { headers });
    const type = response.headers.get("content-type") ?? "";
    const text = (await response.text()).replace(OWN, "");
    const [, faults] = FAULTS.find(([known]) => known.test(type)) ?? [];
    assert(faults, `${path} is ${type}`);
    assertEquals(faults(text), [], path);
  }
});

for (const { path, tools } of mcpServers) {
  Deno.test(`words that a person chose stay words in what the tools of ${path} say`, async () => {
    using site = testSite({ content: nasty });
    for (const { name, examples } of tools) {
      for (const args of examples) {
        const params = { name, arguments: args };
        const message = { method: "tools/call", params };
        const { body } = await of2025.send(site, path, message);
        for (const { text } of body.result.content) {
          assertEquals(faultsOfMarkdown(text), [], name);
        }
      }
    }
  });
}

function faultsOfHtml(text: string): string[] {
  return elementsIn(text, false).flatMap(({ name, attributes, inner }) => {
    if (name === "script" && attributes.type?.endsWith("json")) {
      JSON.parse(inner);
      return [];
    }
    // A file of the site's own.
    if (name === "script" && attributes.src?.startsWith("/")) return [];
    const isAlive = name === "script" || attributes.src === "x" ||
      attributes.href === EVIL ||
      Object.keys(attributes).some((each) => each.startsWith("on"));
    return isAlive ? [`<${name}>`] : [];
  });
}

function faultsOfXml(text: string): string[] {
  const names = elementsIn(text, true).map(({ name }) => name);
  const control = text.includes("\u0001") ? ["a control character"] : [];
  return [...control, ...names.filter((name) => /script|img/.test(name))];
}

function faultsOfMarkdown(text: string): string[] {
  const marked = new Marked();
  const [, words = text] = /^---\n[^]*?\n---\n([^]*)$/.exec(text) ?? [];
  const faults: string[] = [];
  marked.walkTokens(marked.lexer(words), (token) => {
    const isAlive = token.type === "html" ||
      token.type === "heading" && token.text === "Evil" ||
      token.type === "link" && token.href === EVIL && token.text !== EVIL;
    if (isAlive) faults.push(token.raw.slice(0, 80));
  });
  return faults;
}

interface Found {
  name: string;
  attributes: Record<string, string>;
  inner: string;
}

function elementsIn(text: string, xmlMode: boolean): Found[] {
  const found: Found[] = [];
  const visit = (nodes: ReturnType<typeof parseDocument>["children"]) => {
    for (const node of nodes) {
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      const inner = children.map((child) => "data" in child ? child.data : "");
      found.push({ name, attributes: attribs, inner: inner.join("") });
      visit(children);
    }
  };
  visit(parseDocument(text, { xmlMode }).children);
  return found;
}
