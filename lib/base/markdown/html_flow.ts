import type { Element, Node } from "./html_tree.ts";

// Elements that only hold others together.
const FRAMES = new Set(
  "address article aside details div figure footer header hgroup nav noscript search section"
    .split(" "),
);
const BLOCKS = new Set(
  "blockquote dd dl dt figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre summary table ul"
    .split(" "),
);

/**
 * The blocks below, in their order, with the frames around them taken off. Words
 * that stand between them are a paragraph of their own.
 */
export function flow({ children }: Element): Element[] {
  const blocks: Element[] = [];
  let words: Node[] | undefined;
  for (const child of children) {
    if (typeof child !== "string" && isBlock(child)) {
      words = undefined;
      blocks.push(...unframed(child));
    } else if (words) words.push(child);
    else {
      words = [child];
      blocks.push({ name: "p", attributes: {}, children: words });
    }
  }
  return blocks;
}

/** Whether words before and after it stand on other lines. */
export function isBlock({ name }: Element): boolean {
  return FRAMES.has(name) || BLOCKS.has(name);
}

/** A live frame stays: all of it is one value. */
function unframed(element: Element): Element[] {
  const isFrame = FRAMES.has(element.name) &&
    !("data-live" in element.attributes);
  return isFrame ? flow(element) : [element];
}
