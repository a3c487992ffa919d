import type { Node, Nodes, Parents, Root } from "npm:@types/mdast@4.0.4";
import { fromMarkdown } from "npm:mdast-util-from-markdown@2.1.0";
import { gfmFootnoteFromMarkdown } from "npm:mdast-util-gfm-footnote@2.1.0";
import { gfmTableFromMarkdown } from "npm:mdast-util-gfm-table@2.0.1";
import { gfmFootnote } from "npm:micromark-extension-gfm-footnote@2.1.0";
import { gfmTable } from "npm:micromark-extension-gfm-table@2.1.2";

/** Text in place of a part of a source. All that no edit names stays as it is. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Markdown as a tree whose nodes know their places in the text. MDX has no code by blanks. */
export function parseMarkdown(text: string, isMdx = false): Root {
  return fromMarkdown(withTags(text), {
    extensions: [
      gfmTable(),
      gfmFootnote(),
      { disable: { null: isMdx ? ["codeIndented"] : [] } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
  });
}

/** A comment that begins a line, and what goes on behind it. */
const COMMENT =
  /^([ \t>*+-]*|\s*\d+[.)]\s+)(<!--(?:(?!```|~~~)[^])*?-->)(?=[ \t]*\S)/gm;

/** Makes such comments tags of the same length: what follows those is Markdown. */
function withTags(text: string): string {
  return text.replaceAll(
    COMMENT,
    (_, before, { length }) => `${before}<x${" ".repeat(length - 4)}/>`,
  );
}

/** Nested elements: more than any writer has, and fewer than fill the stack of a converter. */
export const MAX_DEPTH = 250;
export const TOO_DEEP = `it nests more than ${MAX_DEPTH} elements`;

/**
 * Calls a function for each node, parents first. `false` leaves out what is below.
 * Throws a RangeError for a tree that is too deep.
 */
export function walk(
  node: Nodes,
  visit: (node: Nodes, parent: Parents | undefined) => boolean | void,
  parent?: Parents,
  depth = 0,
): void {
  if (depth > MAX_DEPTH) throw new RangeError(TOO_DEEP);
  if (visit(node, parent) === false || !("children" in node)) return;
  for (const child of node.children) walk(child, visit, node, depth + 1);
}

export function rangeOf({ position }: Node): { start: number; end: number } {
  return {
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  };
}

/** Applies edits. One inside of another is left out. */
export function edited(text: string, edits: Edit[]): string {
  let made = "";
  let at = 0;
  for (const { start, end, text: now } of edits.toSorted(inOrder)) {
    if (start < at) continue;
    made += text.slice(at, start) + now;
    at = end;
  }
  return made + text.slice(at);
}

function inOrder(one: Edit, other: Edit): number {
  return one.start - other.start || other.end - one.end;
}
