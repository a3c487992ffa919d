import { parseXml, XmlElement, XmlError } from "npm:@rgrove/parse-xml@5.0.0";
import { ConfigError } from "../../../../lib/config.ts";

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

interface Wxr {
  /** Address of the old site. */
  link?: string;
  items: WxrItem[];
}

/** Elements of people: they are never read. */
const PEOPLE = ["wp:comment", "wp:author", "dc:creator"];

// deno-lint-ignore no-control-regex -- XML has none of these, and posts do
const NO_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/g;

/** Throws a ConfigError for XML that ends early or is broken. */
export function readWxr(file: string, text: string): Wxr {
  const xml = text.toWellFormed().replaceAll(NO_XML, " ");
  const [channel] = elementsOf(parsed(file, xml))
    .filter(({ name }) => name === "channel");
  const parts = channel ? elementsOf(channel) : [];
  let line = 1;
  let at = 0;
  return {
    link: textIn(parts, "link") || undefined,
    items: parts.filter(({ name }) => name === "item").map((item) => {
      line += xml.slice(at, item.start).split("\n").length - 1;
      at = item.start;
      return itemOf(item, line);
    }),
  };
}

function parsed(file: string, xml: string): XmlElement {
  try {
    const options = { ignoreUndefinedEntities: true, includeOffsets: true };
    const { root } = parseXml(xml, options);
    if (root) return root;
  } catch (error) {
    if (error instanceof XmlError) {
      const { message, line, column } = error;
      const [why = ""] = message.split(" (line ", 1);
      throw new ConfigError(
        `${file}:${line}:${column}: ${why}; the file ends early or is damaged, so export it again`,
      );
    }
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ConfigError(`${file} nests its elements too deep; export it again`);
}

function itemOf(item: XmlElement, line: number): WxrItem {
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
    categories: named("category").map(({ attributes, text }) => ({
      domain: attributes.domain ?? "",
      name: text.trim(),
    })),
  };
}

function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function textIn(elements: XmlElement[], wanted: string): string {
  return elements.findLast(({ name }) => name === wanted)?.text.trim() ?? "";
}
