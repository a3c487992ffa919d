import { type Element, isTag, type ParentNode } from "npm:domhandler@6.0.1";
import { DomUtils, parseDocument } from "htmlparser2";

/** An item of an export of WordPress. */
export interface WxrItem {
  /** The text of the last element of a name; empty without one. */
  text(name: string): string;
  /** Values of `wp:postmeta`. */
  meta: Map<string, string>;
  categories: { domain: string; name: string }[];
  /** Line of the item. */
  line: number;
}

export interface Wxr {
  /** Address of the old site. */
  link?: string;
  items: WxrItem[];
}

/** Elements of people: they are never read. */
const PEOPLE = ["wp:comment", "wp:author", "dc:creator"];

export function readWxr(xml: string): Wxr {
  const document = parseDocument(xml, {
    xmlMode: true,
    withStartIndices: true,
  });
  const [channel] = DomUtils.getElementsByTagName("channel", document);
  const parts = channel ? elementsOf(channel) : [];
  let line = 1;
  let at = 0;
  return {
    link: textIn(parts, "link") || undefined,
    items: parts.filter(({ name }) => name === "item").map((item) => {
      const start = item.startIndex ?? 0;
      line += xml.slice(at, start).split("\n").length - 1;
      at = start;
      return itemOf(item, line);
    }),
  };
}

function itemOf(item: Element, line: number): WxrItem {
  const parts = elementsOf(item).filter(({ name }) => !PEOPLE.includes(name));
  const named = (wanted: string) => parts.filter(({ name }) => name === wanted);
  return {
    line,
    text: (name) => textIn(parts, name),
    meta: new Map(
      named("wp:postmeta").map(elementsOf).map((meta) => [
        textIn(meta, "wp:meta_key"),
        textIn(meta, "wp:meta_value"),
      ]),
    ),
    categories: named("category").map((part) => ({
      domain: part.attribs.domain ?? "",
      name: DomUtils.textContent(part).trim(),
    })),
  };
}

function elementsOf({ children }: ParentNode): Element[] {
  return children.filter((child) => isTag(child));
}

function textIn(elements: Element[], wanted: string): string {
  const found = elements.findLast(({ name }) => name === wanted);
  return found ? DomUtils.textContent(found).trim() : "";
}
