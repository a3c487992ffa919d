import type { Nodes, PhrasingContent } from "npm:@types/mdast@4.0.4";

/** Nodes that the cell of a table cannot have in Markdown. */
const BLOCKS = ["blockquote", "code", "heading", "list", "paragraph"];

export function isBlock({ type }: Nodes): boolean {
  return BLOCKS.includes(type);
}

/** Blocks as one line: a blank between them, and a dot before each item of a list. */
export function inOneLine(nodes: Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, at): PhrasingContent[] => {
    const blank = text(at > 0 && isBlock(node) ? " " : "");
    if (node.type === "code") {
      const value = node.value.replaceAll(/\s*\n\s*/g, " ");
      return [blank, { type: "inlineCode", value }];
    }
    if (node.type === "listItem") {
      return [text(at > 0 ? " • " : "• "), ...inOneLine(node.children)];
    }
    if (isBlock(node) && "children" in node) {
      return [blank, ...inOneLine(node.children)];
    }
    return isInline(node) ? [node] : [];
  });
}

function isInline(node: Nodes): node is PhrasingContent {
  return !["root", "tableRow", "tableCell", "listItem"].includes(node.type);
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
