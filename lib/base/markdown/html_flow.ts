import type { Element, Node } from "./html_tree.ts";

// Elements without a meaning in Markdown.
const FRAMES = new Set(
  "address article aside details div figure footer header hgroup nav noscript search section"
    .split(" "),
);
const BLOCKS = new Set(
  "blockquote dd dl dt figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre summary table ul"
    .split(" "),
);

/** The blocks of an element, without frames. Loose text becomes a paragraph. */
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

/** Returns true if text before and after the element is on other lines. */
export function isBlock({ name }: Element): boolean {
  return FRAMES.has(name) || BLOCKS.has(name);
}

/** Keeps a live frame, because its content is one value. */
function unframed(element: Element): Element[] {
  const isFrame = FRAMES.has(element.name) &&
    !("data-live" in element.attributes);
  return isFrame ? flow(element) : [element];
}
