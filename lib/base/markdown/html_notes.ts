import type { Element } from "./html_tree.ts";

/** Label of a reference to a footnote; undefined for other elements. */
export function noteLabel({ attributes: { role, href = "" } }: Element) {
  return role === "doc-noteref" ? labelOf(href) : undefined;
}

/** Takes the label from `#note-1` or from a whole address. */
export function labelOf(href: string): string {
  return decodeURIComponent(href.replace(/^.*#note-/, ""));
}

export function isNotes({ attributes }: Element): boolean {
  return attributes.class === "footnotes";
}
