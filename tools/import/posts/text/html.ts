import type { Element, Parents } from "npm:@types/hast@3.0.5";
import { fromHtml } from "npm:hast-util-from-html@2.0.3";
import { toMdast } from "npm:hast-util-to-mdast@10.1.2";
import { toText } from "npm:hast-util-to-text@4.0.2";
import { findAndReplace } from "npm:mdast-util-find-and-replace@3.0.4";
import { gfmStrikethroughToMarkdown } from "npm:mdast-util-gfm-strikethrough@2.0.1";
import { gfmTableToMarkdown } from "npm:mdast-util-gfm-table@2.0.1";
import { toMarkdown } from "npm:mdast-util-to-markdown@2.1.2";
import { elementsIn, nameImages } from "./captions.ts";
import { isConverted, KEPT } from "./elements.ts";
import type { Piece } from "./handle.ts";
import { COMMENT, handlersFor } from "./html_handlers.ts";
import { linkTo, rawOrCode } from "./raw.ts";
import { MAX_DEPTH, TOO_DEEP } from "./tree.ts";

/** HTML as Markdown. Elements that Markdown lacks keep their tags. */
export function htmlToMarkdown(piece: Piece): string {
  // HTML takes an address in angles for a tag. Places stay where they are.
  const html = piece.html.replaceAll(/<(https?:[^<>\s]*)>/g, " $1 ");
  const tree = fromHtml(html, { fragment: true, verbose: true });
  nameImages(tree);
  for (const element of elementsIn(tree)) {
    if (isOfCode(element)) asBlock(element);
  }
  const unknown = elementsIn(tree).map(({ tagName }) => tagName)
    .filter((name) => !isConverted(name) && !KEPT.has(name));
  frameComments(tree);
  const handlers = handlersFor({ ...piece, html }, unknown);
  const markdown = toMdast(tree, { handlers });
  if (markdown.type === "root") {
    findAndReplace(markdown, [ADDRESS, linkTo], {
      ignore: ["link", "linkReference"],
    });
  }
  return toMarkdown(markdown, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    handlers: { inlineCode: rawOrCode },
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: false }),
    ],
  }).trim();
}

/** A paragraph of lines of code is a block, as a reader sees it. */
function isOfCode({ tagName, children }: Element): boolean {
  const [only, ...others] = children.filter((child) =>
    child.type !== "text" || child.value.trim() !== ""
  );
  return tagName === "p" && others.length === 0 && only?.type === "element" &&
    only.tagName === "code" &&
    toText(only, { whitespace: "pre" }).includes("\n");
}

/** HTML leaves out a line end that begins `pre`, and so does this. */
function asBlock(element: Element): void {
  const value = toText(element, { whitespace: "pre" }).replace(/^\n/, "");
  element.tagName = "pre";
  element.children = [{ type: "text", value }];
}

/** An address in the text, without what ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"?!.,:;*_~'()[\]{}|\\`]/g;

/**
 * Without an element around it, a comment takes the blanks beside it away.
 * Throws a RangeError for a tree that is too deep.
 */
function frameComments(node: Parents, depth = 0): void {
  if (depth > MAX_DEPTH) throw new RangeError(TOO_DEEP);
  for (const [at, child] of node.children.entries()) {
    if (child.type === "element") frameComments(child, depth + 1);
    if (child.type !== "comment") continue;
    node.children[at] = {
      type: "element",
      tagName: COMMENT,
      properties: { text: child.value },
      children: [{ type: "text", value: "…" }],
    };
  }
}
