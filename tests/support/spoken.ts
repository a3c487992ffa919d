import { parseDocument } from "htmlparser2";

/** What people do not read as words, and what says that it is English. */
const LEFT_OUT = ["code", "pre", "kbd", "script", "style"];
/** Attributes that people read or hear. */
const SPOKEN = ["alt", "aria-label", "label", "placeholder", "title"];
/** Of the head, what people are shown elsewhere. */
const SHOWN = /^(description|og:(title|description))$/;

type Nodes = ReturnType<typeof parseDocument>["children"];

/** Every text of a page that people read or hear in its own language. */
export function spokenIn(html: string): string[] {
  const said: string[] = [];
  const visit = (nodes: Nodes) => {
    for (const node of nodes) {
      if (node.type === "text") said.push(node.data);
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      if (LEFT_OUT.includes(name) || attribs.lang === "en") continue;
      said.push(...SPOKEN.map((attribute) => attribs[attribute] ?? ""));
      const meta = attribs.name ?? attribs.property ?? "";
      if (name === "meta" && SHOWN.test(meta)) said.push(attribs.content ?? "");
      visit(children);
    }
  };
  visit(parseDocument(html).children);
  return said.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}
