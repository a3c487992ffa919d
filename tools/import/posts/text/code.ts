import { type Edit, edited, parseMarkdown, rangeOf, walk } from "./tree.ts";

/** Code and comments of Markdown, also in HTML, in order. */
export function codeRanges(
  text: string,
  isMdx = false,
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  walk(parseMarkdown(text, isMdx), (node) => {
    const isCode = node.type === "code" || node.type === "inlineCode";
    const range = rangeOf(node);
    const isComment = node.type === "html" &&
      /^\s*<(?:!--|pre\b|script\b|style\b)/i.test(
        text.slice(range.start, range.end),
      );
    if (isCode || isComment) ranges.push(range);
  });
  return ranges;
}

/**
 * Replaces matches of a global pattern outside of code. A match may hold marks of
 * code itself: of the two, the one that begins first counts.
 */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
  isMdx = false,
): string {
  const search = new RegExp(pattern);
  if (!search.test(text)) return text;
  const code = codeRanges(text, isMdx);
  const edits: Edit[] = [];
  let before = 0;
  search.lastIndex = 0;
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const { index: start } = match;
    const around = code.find((range) =>
      before <= range.start && range.start <= start && start < range.end
    );
    before = around?.end ?? start + match[0].length;
    search.lastIndex = before;
    const now = around ? undefined : replace(match);
    if (now !== undefined) edits.push({ start, end: before, text: now });
  }
  return edited(text, edits);
}
