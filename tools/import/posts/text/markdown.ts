import type {
  Definition,
  Image,
  Link,
  Nodes,
  Parents,
} from "npm:@types/mdast@4.0.4";
import type { Editing, Parsed } from "./addresses.ts";
import { commentOut } from "./comment_out.ts";
import { reportForms } from "./later_forms.ts";
import { tagEdits } from "./tags.ts";
import { type Edit, edited, parseMarkdown, rangeOf, walk } from "./tree.ts";
import { isPicture } from "./videos.ts";

/** Edits addresses and HTML. All else stays as it is written. */
export function convertMarkdown(editing: Editing): string {
  const tree = parseMarkdown(editing.text);
  const definitions = new Map<string, Definition>();
  const images = new Set<string>();
  const tables: Parsed["tables"] = [];
  walk(tree, (node) => {
    if (node.type === "table") tables.push(rangeOf(node));
    if (node.type === "definition") definitions.set(node.identifier, node);
    if (node.type === "imageReference") images.add(node.identifier);
  });
  const edits: Edit[] = [];
  walk(tree, (node, parent) => {
    if ("children" in node) {
      edits.push(...tagEdits(node.children, { ...editing, tables }));
    }
    edits.push(...editsOf(node, { editing, definitions, images, parent }));
  });
  reportForms(tree, editing);
  return edited(editing.text, edits);
}

interface Around {
  editing: Editing;
  definitions: ReadonlyMap<string, Definition>;
  /** Names of the definitions that are images. */
  images: ReadonlySet<string>;
  parent?: Parents;
}

function editsOf(node: Nodes, around: Around): Edit[] {
  const { editing: { text }, definitions, images } = around;
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  switch (node.type) {
    case "image":
    case "imageReference": {
      const found = node.type === "image"
        ? node
        : definitions.get(node.identifier);
      if (!found) return [];
      const image = { ...found, alt: node.alt };
      return [{ start, end, text: imageText(image, node, around) }];
    }
    case "link":
      return linkEdits(node, source, around);
    case "definition":
      return images.has(node.identifier)
        ? [{ start, end, text: "" }]
        : addressEdits(node, source, source.indexOf("]:"), around);
    case "heading":
      return idEdits(source, start);
  }
  return [];
}

/** Takes away the name that kramdown, Hugo and others give a heading. */
function idEdits(source: string, start: number): Edit[] {
  const id = /[ \t]*\{#[\w:.-]+[^}\n]*\}(?=[ \t]*#*[ \t]*(?:\n[-=]+[ \t]*)?$)/
    .exec(source);
  if (!id) return [];
  const at = start + id.index;
  return [{ start: at, end: at + id[0].length, text: "" }];
}

function imageText(
  { url, alt, title }: Pick<Image, "url" | "alt" | "title">,
  node: Nodes,
  { editing: { text, addresses }, parent }: Around,
): string {
  return addresses.image({
    address: url,
    // Obsidian has the width there.
    alt: alt?.replace(/\|\d+(?:x\d+)?$/, "") ?? "",
    title: title ?? undefined,
    isLinked: parent?.type === "link" && parent.children.length === 1 &&
      !isPicture(parent.url),
    place: addresses.remarks.placeAt(text, rangeOf(node).start),
  });
}

function linkEdits(node: Link, source: string, around: Around): Edit[] {
  const { start, end } = rangeOf(node);
  const [only, ...others] = node.children;
  if (only?.type === "image" && others.length === 0) {
    const text = imageText(only, only, { ...around, parent: node });
    // A picture that leads to its own file, or a link without words.
    if (isPicture(node.url)) return [{ start, end, text }];
    if (text === "") return [{ start, end, text: commentOut(source) }];
  }
  const words = node.children.at(-1)?.position?.end.offset ?? start;
  const at = source.startsWith("[") ? source.indexOf("](", words - start) : -1;
  return addressEdits(node, source, at, around);
}

/** The edit of an address, which follows two signs of the source, or is all of it. */
function addressEdits(
  node: Link | Definition,
  source: string,
  signs: number,
  { editing: { text, addresses } }: Around,
): Edit[] {
  const { start, end } = rangeOf(node);
  const [whole = "", blank = "", angled, plain = ""] =
    /^(\s*)(?:<([^<>\n]*)>|((?:[^()\s]|\([^()\s]*\))*))/.exec(
      source.slice(signs + 2),
    ) ?? [];
  const written = signs === -1 ? node.url : angled ?? plain;
  const now = addresses.link(written, addresses.remarks.placeAt(text, start));
  if (now === written) return [];
  if (signs === -1) return [{ start, end, text: `[${written}](${now})` }];
  const at = start + signs + 2;
  return [{ start: at + blank.length, end: at + whole.length, text: now }];
}
