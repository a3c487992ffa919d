import type { ContainerNode } from "preact";

/** The marks of islands that lie in no other one, and the first of each mark. */
export function findRegions(): {
  roots: Comment[];
  starts: Map<string, Comment>;
} {
  const roots: Comment[] = [];
  const starts = new Map<string, Comment>();
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  let depth = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Comment)) continue;
    const [, end, mark] = /^(\/?)((?:fresh|slot):\d+)$/.exec(node.data) ?? [];
    if (!mark) continue;
    if (end) {
      depth--;
      continue;
    }
    if (depth++ === 0) roots.push(node);
    if (!starts.has(mark)) starts.set(mark, node);
  }
  return { roots, starts };
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
export function asContainer(start: Comment): ContainerNode {
  const end = closing(start);
  const { parentNode } = start;
  if (!parentNode) throw new Error(`No parent of ${start.data}`);
  const childNodes: Node[] = [];
  for (let node = start.nextSibling; node && node !== end;) {
    childNodes.push(node);
    node = node.nextSibling;
  }
  return {
    nodeType: Node.ELEMENT_NODE,
    parentNode,
    firstChild: childNodes[0] ?? null,
    childNodes,
    contains: (node: Node | null) => parentNode.contains(node),
    insertBefore: (node: Node, child: Node | null) =>
      parentNode.insertBefore(node, child ?? end),
    appendChild: (node: Node) => parentNode.insertBefore(node, end),
    removeChild: (child: Node) => parentNode.removeChild(child),
  };
}
