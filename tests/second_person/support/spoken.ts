import { parseDocument } from "htmlparser2";

/** Elements without natural language. */
const LEFT_OUT = ["code", "pre", "kbd", "script", "style"];
/** Attributes that people read or hear. */
const SPOKEN = ["alt", "aria-label", "label", "placeholder", "title"];
/** Metadata that other sites show to people. */
const SHOWN = /^(description|og:(title|description))$/;

type Nodes = ReturnType<typeof parseDocument>["children"];

interface Spoken {
  /** Texts in the language of the page. */
  own: string[];
  /** Texts that the page marks as English. */
  english: string[];
}

/** All that a page says to people. */
export function spokenIn(html: string): Spoken {
  const spoken: Spoken = { own: [], english: [] };
  const visit = (nodes: Nodes, said: string[]) => {
    for (const node of nodes) {
      if (node.type === "text") said.push(node.data);
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      if (LEFT_OUT.includes(name)) continue;
      const here = attribs.lang === "en" ? spoken.english : said;
      here.push(...SPOKEN.map((attribute) => attribs[attribute] ?? ""));
      const meta = attribs.name ?? attribs.property ?? "";
      if (name === "meta" && SHOWN.test(meta)) here.push(attribs.content ?? "");
      visit(children, here);
    }
  };
  visit(parseDocument(html).children, spoken.own);
  return spoken;
}

/** Natural language in Markdown, without code, addresses and names of keys. */
export function proseIn(markdown: string): string {
  return markdown.replace(/^(```|~~~)[^]*?^\1/gm, " ")
    .replace(/`[^`\n]*`/g, " ")
    .replace(/\]\([^)\s]*\)/g, "] ")
    .replace(/(https?|mailto|tel):[^\s)"]+/g, " ")
    .replace(/^(title|description|canonical_url|last_updated|tokens):/gm, " ");
}

/** Words in letters of which English has all. */
export function latinIn(text: string): string[] {
  return text.match(/\p{Script=Latin}+/gu) ?? [];
}
