import type { ContainerNode } from "preact";
import type { Region } from "./page.ts";

/** The comments in all of this, by what they say; of each the first. */
export function marksIn(nodes: Node[]): Map<string, Comment> {
  const marks = new Map<string, Comment>();
  for (const node of nodes) {
    // Unlike a TreeWalker it begins with the node itself.
    const comments = document.createNodeIterator(node, NodeFilter.SHOW_COMMENT);
    for (let next = comments.nextNode(); next; next = comments.nextNode()) {
      if (!(next instanceof Comment) || marks.has(next.data)) continue;
      marks.set(next.data, next);
    }
  }
  return marks;
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

/** Stands in for a parent that has nothing but the island in it. */
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
