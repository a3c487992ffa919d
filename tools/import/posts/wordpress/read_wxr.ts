import { Parser } from "htmlparser2";

/** An item of an export of WordPress. */
export interface WxrItem {
  /** Texts by the names of their elements; of several, the last. */
  fields: Map<string, string>;
  /** Values of `wp:postmeta`. */
  meta: Map<string, string>;
  categories: { domain: string; name: string }[];
  /** Line of the item, and of its text. */
  line: number;
  bodyLine: number;
}

export interface Wxr {
  /** Address of the old site. */
  link?: string;
  items: WxrItem[];
}

/** Elements of people: they are never read. */
const PEOPLE = new Set(["wp:comment", "wp:author", "dc:creator"]);
const META = ["_thumbnail_id", "_wp_attachment_image_alt", "_wp_attached_file"];

/** Reads one file, in one pass. */
export function readWxr(xml: string): Wxr {
  const wxr: Wxr = { items: [] };
  const lines = lineCounter(xml);
  let item: WxrItem | undefined;
  let text = "";
  let skipped: string | undefined;
  let domain = "";
  let metaKey = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped) return;
      if (PEOPLE.has(name)) skipped = name;
      text = "";
      if (name === "category") domain = attributes.domain ?? "";
      const line = lines(parser.startIndex);
      if (name === "item") {
        item = {
          fields: new Map(),
          meta: new Map(),
          categories: [],
          line,
          bodyLine: line,
        };
      }
      if (name === "content:encoded" && item) item.bodyLine = line;
    },
    ontext(more) {
      if (!skipped) text += more;
    },
    onclosetag(name) {
      if (skipped) {
        if (name === skipped) skipped = undefined;
        return;
      }
      if (name === "item" && item) wxr.items.push(item);
      if (name === "item") item = undefined;
      else if (!item) {
        if (name === "link") wxr.link ??= text.trim();
      } else if (name === "category") {
        item.categories.push({ domain, name: text.trim() });
      } else if (name === "wp:meta_key") metaKey = text.trim();
      else if (name === "wp:meta_value") {
        if (META.includes(metaKey)) item.meta.set(metaKey, text.trim());
      } else item.fields.set(name, text);
      text = "";
    },
  }, { xmlMode: true, decodeEntities: true });
  parser.write(xml);
  parser.end();
  return wxr;
}

/** Counts lines forward, so that a large file is read once. */
function lineCounter(text: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    for (
      let next = text.indexOf("\n", at);
      next !== -1 && next < offset;
      next = text.indexOf("\n", at)
    ) {
      line++;
      at = next + 1;
    }
    return line;
  };
}
