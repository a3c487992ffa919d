import { assert, assertEquals } from "@std/assert";
import { parseDocument } from "htmlparser2";
import {
  arabicFile,
  arabicSite,
  contentWith,
  pagesOf,
  textAt,
} from "./support/two_languages.ts";

/** Facts that an Arabic page shows in Latin letters. */
const FACTS = [
  "Nowhere Rock Light",
  "Pretence & Sons",
  "Imaginary Ferries",
  "C++",
  "Board of Wicks, Ltd.",
  "Rock (NZ)",
];

const HEAD = "work/nowhere-rock-head.ar.md";
const LANTERN = "lamps/storm-lantern.ar.md";
const content = await contentWith({
  [HEAD]: arabicFile(HEAD).replace(/^skills:.*$/m, "skills: [شاي, C++]")
    .replace(/^place:.*$/m, "place: Rock (NZ)"),
  [LANTERN]: arabicFile(LANTERN).replace(/^tags:.*$/m, "tags: [صبر, C++]"),
  "profile.ar.md": arabicFile("profile.ar.md")
    .replace(/^place:.*$/m, "place: Rock (NZ)"),
  "resume.ar.yaml": arabicFile("resume.ar.yaml")
    .replace("مجلس الفتائل", "Board of Wicks, Ltd."),
});

type Nodes = ReturnType<typeof parseDocument>["children"];

const BLOCK = /^(?:p|li|d[dt]|h\d|div|section|main|td|th)$/;

/** Texts of a page, and whether their direction leaves the line around them alone. */
function textsIn(html: string): { text: string; isIsolated: boolean }[] {
  const texts: { text: string; isIsolated: boolean }[] = [];
  const visit = (nodes: Nodes, around: boolean) => {
    for (const node of nodes) {
      if (node.type === "text") {
        texts.push({ text: node.data, isIsolated: around });
      }
      if (!("attribs" in node) || /^(?:head|script|pre)$/.test(node.name)) {
        continue;
      }
      const { name, attribs, children } = node;
      if ("hidden" in attribs) continue;
      const isOwn = name === "bdi" || attribs.dir !== undefined;
      visit(children, isOwn || around && !BLOCK.test(name));
    }
  };
  visit(parseDocument(html).children, false);
  return texts;
}

Deno.test("a Latin fact leaves the order of an Arabic line alone", async () => {
  using site = arabicSite({ content });
  const seen = new Set<string>();
  for (const path of pagesOf(site, "/ar")) {
    for (const { text, isIsolated } of textsIn(await textAt(site, path))) {
      const fact = FACTS.find((each) => text.trim() === each);
      if (fact) seen.add(fact);
      assert(!fact || isIsolated, `${path}: ${text}`);
      const inside = FACTS.find((each) => text.includes(`، ${each}`));
      assertEquals(inside, undefined, `${path}: ${text}`);
    }
  }
  assertEquals([...seen].sort(), FACTS.toSorted());
});
