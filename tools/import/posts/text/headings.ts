import type { RootContent } from "npm:@types/mdast@4.0.4";
import { toString } from "npm:mdast-util-to-string@4.0.0";
import { freeId } from "../../../../lib/base/markdown/free_id.ts";
import { decoded } from "./decoded.ts";
import { parseMarkdown, walk } from "./tree.ts";

/** Ids that a heading of Markdown names itself. */
const OWN_ID = /\s*\{#([\w:.-]+)[^}]*\}\s*$/;
const HTML_ID = /\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi;

/** Ids that the headings of a text have here, by the keys of those of another site. */
export function headingIds(text: string): Map<string, string> {
  try {
    return idsIn(text);
  } catch (error) {
    // A text that nests too deep is code here, without headings.
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

function idsIn(text: string): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  let waiting: string[] = [];
  let last: string | undefined;
  const add = (names: string[], ours: string) => {
    for (const key of names.map(keyOf)) if (!ids.has(key)) ids.set(key, ours);
  };
  for (const node of parseMarkdown(text).children) {
    const named = namesIn(node);
    const words = headingOf(node);
    if (words === undefined) {
      // An anchor alone stands before its heading.
      const isAnchor = node.type === "html" || !toString(node).trim();
      if (isAnchor || !last) waiting.push(...named);
      else add(named, last);
      continue;
    }
    const plain = words.replace(OWN_ID, "");
    const [, own = ""] = OWN_ID.exec(words) ?? [];
    let made = plain;
    for (let at = 1; ids.has(keyOf(made)); at++) made = plain + at;
    last = freeId(plain, taken);
    add([own, ...named, ...waiting, made, made.replace(/^[\d\W]+/, "")], last);
    waiting = [];
  }
  ids.delete("");
  return ids;
}

/**
 * Letters and digits alone: GitHub, Hugo, kramdown and others agree on them, and
 * differ in everything else.
 */
export function keyOf(id: string): string {
  return decoded(id).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function headingOf(node: RootContent): string | undefined {
  if (node.type === "heading") return toString(node);
  if (node.type !== "html") return;
  const [, , inner] = /^\s*<(h[1-6])\b[^>]*>([^]*?)<\/\1>/i.exec(node.value) ??
    [];
  return inner?.replaceAll(/<[^>]*>/g, "");
}

function namesIn(node: RootContent): string[] {
  const names: string[] = [];
  walk(node, (each) => {
    if (each.type !== "html") return;
    names.push(...[...each.value.matchAll(HTML_ID)].map(([, id = ""]) => id));
  });
  return names;
}
