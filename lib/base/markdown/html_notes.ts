import type { Element } from "./html_tree.ts";

/** What a note is called where the words refer to it; undefined of what is no such place. */
export function noteLabel(
  { attributes: { role, href = "" } }: Element,
): string | undefined {
  return role === "doc-noteref" ? labelOf(href) : undefined;
}

/** Of `#note-1`, and of a whole address: its id is as good as any, and no other note has it. */
export function labelOf(href: string): string {
  return decodeURIComponent(href.replace(/^.*#note-/, ""));
}

export function isNotes({ attributes }: Element): boolean {
  return attributes.class === "footnotes";
}
