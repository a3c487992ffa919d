import { parseDocument } from "htmlparser2";

/** Elements without natural language. */
const LEFT_OUT = ["code", "pre", "kbd", "script", "style", "textarea"];
/** Attributes that people read or hear. */
const SPOKEN = ["alt", "aria-label", "label", "title"];
/** Metadata that other sites show to people. */
const SHOWN = /^(description|og:(title|description))$/;

type Nodes = ReturnType<typeof parseDocument>["children"];

interface Marks {
  lang: string;
  dir: string;
}

export interface MarkedWords extends Marks {
  text: string;
}

/** All that a page says to people, with the language and direction that it is marked with. */
export function markedWords(html: string): MarkedWords[] {
  const words: MarkedWords[] = [];
  const visit = (nodes: Nodes, marks: Marks) => {
    for (const node of nodes) {
      if (node.type === "text") words.push({ text: node.data, ...marks });
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      if (LEFT_OUT.includes(name)) continue;
      const { lang = marks.lang, dir = marks.dir } = attribs;
      const spoken = SPOKEN.map((attribute) => attribs[attribute] ?? "");
      const meta = attribs.name ?? attribs.property ?? "";
      if (name === "meta" && SHOWN.test(meta)) {
        spoken.push(attribs.content ?? "");
      }
      words.push(...spoken.map((text) => ({ text, lang, dir })));
      visit(children, { lang, dir });
    }
  };
  visit(parseDocument(html).children, { lang: "", dir: "" });
  return words.filter(({ text }) => text.trim() !== "");
}
