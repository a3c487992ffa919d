import type { ContainerNode } from "preact";
import type { Region } from "./page.ts";

/** First comment of each text in these nodes. */
export function marksIn(nodes: Node[]): Map<string, Comment> {
  return new Map(
    nodes.flatMap(commentsIn).reverse().map((mark) => [mark.data, mark]),
  );
}

function commentsIn(node: Node): Comment[] {
  const comments: Comment[] = [];
  // Unlike a TreeWalker it begins with the node itself.
  const all = document.createNodeIterator(node, NodeFilter.SHOW_COMMENT);
  for (let next = all.nextNode(); next; next = all.nextNode()) {
    if (next instanceof Comment) comments.push(next);
  }
  return comments;
}

/** The number of the island that starts here; -1 for any other comment. */
export function indexOf(comment: Comment): number {
  const [, index = -1] = /^fresh:(\d+)$/.exec(comment.data) ?? [];
  return Number(index);
}

export function closing(start: Comment): Node {
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Comment && node.data === `/${start.data}`) return node;
  }
  throw new Error(`No end of ${start.data}`);
}

/**
 * Takes the marks away once they are read: Preact would move an element that comes
 * after one, and whoever has the focus in there would lose it.
 */
export function withoutMarks({ nodes, end }: Region): Region {
  const marks = nodes.flatMap(commentsIn)
    .filter(({ data }) => /^\/?(fresh|slot):\d+$/.test(data));
  for (const mark of marks) mark.remove();
  return {
    nodes: nodes.filter((node) => !marks.some((mark) => mark === node)),
    end,
  };
}

/** Replaces a parent that contains only the island. */
export function asContainer({ nodes, end }: Region): ContainerNode {
  const { parentNode } = end;
  if (!parentNode) throw new Error(`No parent of ${end.nodeValue}`);
  return {
    nodeType: Node.ELEMENT_NODE,
    parentNode,
    firstChild: nodes[0] ?? null,
    childNodes: nodes,
    contains: (node: Node | null) => parentNode.contains(node),
    insertBefore: (node: Node, child: Node | null) =>
      parentNode.insertBefore(node, child ?? end),
    appendChild: (node: Node) => parentNode.insertBefore(node, end),
    removeChild: (child: Node) => parentNode.removeChild(child),
  };
}
