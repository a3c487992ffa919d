import { whyKept } from "./elements.ts";
import type { Parsed } from "./addresses.ts";
import type { Edit } from "./tree.ts";

/** Marks of the quotes and lists in which a line stands. */
const PREFIX = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t])))*[ \t]*/;

/** Edits a `<br>` to be the break of a line in Markdown. */
export function breakText(
  { start, end, place }: { start: number; end: number; place: string },
  { text, tables, addresses: { remarks } }: Parsed,
): Edit[] {
  // A row is one line.
  if (tables.some((table) => table.start <= start && end <= table.end)) {
    remarks.changed(place, whyKept("br"));
    return [];
  }
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const [prefix = ""] = PREFIX.exec(before) ?? [];
  const [blank = ""] = /^[ \t]*/.exec(text.slice(end)) ?? [];
  const after = text.slice(end + blank.length);
  const isAlone = prefix === before || /^(?:\n[ \t>]*(?:\n|$)|$)/.test(after);
  if (isAlone) return [{ start, end, text: "" }];
  const next = `\n${prefix.replaceAll(/[^>\s]/g, " ")}`;
  const sign = after.startsWith("\n") ? "\\" : `\\${next}`;
  return [{ start, end: end + blank.length, text: sign }];
}
