import type { Html, RootContent } from "npm:@types/mdast@4.0.4";
import { fromHtml } from "npm:hast-util-from-html@2.0.3";
import { elementsIn } from "./captions.ts";
import { commentOut } from "./comment_out.ts";
import {
  CODE,
  isConverted,
  KEPT,
  SIGNS,
  VOID,
  WHOLE,
  whyKept,
  whyLost,
} from "./elements.ts";
import { htmlToMarkdown } from "./html.ts";
import type { Parsed } from "./addresses.ts";
import { breakText } from "./line_breaks.ts";
import { type Edit, rangeOf } from "./tree.ts";

const TAG =
  /<(\/?)([a-z][\w.:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\/?>|<!--[^]*?-->/gi;

/** Edits of the HTML among the children of a node of Markdown. */
export function tagEdits(children: RootContent[], editing: Parsed): Edit[] {
  const edits: Edit[] = [];
  const open: string[] = [];
  let after = 0;
  for (const [at, child] of children.entries()) {
    const { start } = rangeOf(child);
    if (child.type !== "html" || start < after) continue;
    const last = endOfWhole(child, children.slice(at));
    if (last) {
      after = rangeOf(last).end;
      edits.push(wholeEdit(start, after, editing));
    } else edits.push(...singleTags(child, open, editing));
  }
  return edits;
}

/** The node that ends an element which is taken with all that is in it. */
function endOfWhole(first: Html, nodes: RootContent[]): Html | undefined {
  const [tag, name = ""] = /^\s*<([a-z][\w-]*)[^>]*/i.exec(first.value) ?? [];
  const key = name.toLowerCase();
  // Markdown in HTML is for the lines, not for the element.
  if (!tag || /\bmarkdown=/.test(tag) || !isConverted(key)) return;
  if (!WHOLE.has(key) || VOID.has(key)) {
    // An element that ends where its lines of HTML end.
    const isBlock = /\n|<\/\w+>\s*$/.test(first.value);
    return isBlock && depthAfter(first.value) === 0 ? first : undefined;
  }
  let depth = 0;
  return nodes.filter((node) => node.type === "html").find(({ value }) => {
    depth += depthAfter(value, key);
    return depth <= 0;
  });
}

/** Elements, of a name or of any, that HTML opens and does not close. */
function depthAfter(html: string, only?: string): number {
  let depth = 0;
  for (const [tag, slash, name = ""] of html.matchAll(TAG)) {
    const key = name.toLowerCase();
    if (!name || VOID.has(key) || tag.endsWith("/>")) continue;
    if (!only || only === key) depth += slash ? -1 : 1;
    if (!only && depth < 0) return depth;
  }
  return depth;
}

function wholeEdit(start: number, end: number, editing: Parsed): Edit {
  const { text, addresses } = editing;
  const html = text.slice(start, end);
  const placeOf = (offset: number) =>
    addresses.remarks.placeAt(text, start + offset);
  return { start, end, text: htmlToMarkdown({ html, addresses, placeOf }) };
}

function singleTags(node: Html, open: string[], editing: Parsed): Edit[] {
  return [...node.value.matchAll(TAG)].flatMap((match): Edit[] => {
    const [source, slash, name] = match;
    if (!name) return [];
    const key = name.toLowerCase();
    const start = rangeOf(node).start + match.index;
    const end = start + source.length;
    if (VOID.has(key) && WHOLE.has(key)) {
      return [wholeEdit(start, end, editing)];
    }
    const place = editing.addresses.remarks.placeAt(editing.text, start);
    if (key === "br") return breakText({ start, end, place }, editing);
    const text = key === "a"
      ? linkTag(slash ? "" : source, { open, editing, place })
      : tagText({ source, name, isEnd: slash === "/", place }, editing);
    return text === undefined ? [] : [{ start, end, text }];
  });
}

/** Undefined for a tag that stays as it is written. */
function tagText(
  tag: { source: string; name: string; isEnd: boolean; place: string },
  { addresses: { remarks }, isMdx }: Parsed,
): string | undefined {
  const { source, name, isEnd, place } = tag;
  const key = name.toLowerCase();
  if (key in SIGNS) return SIGNS[key];
  if (KEPT.has(key)) {
    if (!isEnd) remarks.changed(place, whyKept(key));
    return;
  }
  // A paragraph may have no end.
  const isWhole = WHOLE.has(key) && key !== "p" && !CODE.has(key);
  if (isConverted(key) && !isWhole) return "";
  const isComponent = name.includes("-") || isMdx && /^[A-Z]/.test(name);
  // In plain Markdown it is text, such as List<String>.
  if (!isComponent && !isWhole) return;
  remarks.lost(place, whyLost(name));
  return commentOut(source);
}

/** `open` has the addresses of the links that have no end yet. */
function linkTag(
  opening: string,
  { open, editing, place }: { open: string[]; editing: Parsed; place: string },
): string {
  if (opening === "") {
    const href = open.pop();
    return href ? `](${href})` : "";
  }
  const [element] = elementsIn(fromHtml(opening, { fragment: true }));
  const { href } = element?.properties ?? {};
  open.push(href ? editing.addresses.link(String(href), place) : "");
  return href ? "[" : "";
}
