import type { Element, Parents } from "npm:@types/hast@3.0.5";
import { toText } from "npm:hast-util-to-text@4.0.2";

/** Longer texts beside an image say more than what it shows. */
const LONGEST = 300;
/** Elements around a caption among which its image is looked for. */
const FRAMES = 3;

/** Gives images without words those of the caption beside them. */
export function nameImages(node: Parents, frames: Parents[] = []): void {
  const around = [...frames, node].slice(-FRAMES);
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (isCaption(child)) {
      const words = toText(child).replaceAll(/\s+/g, " ").trim();
      const image = wordlessIn(around);
      if (image && words.length <= LONGEST) image.properties.alt = words;
    } else nameImages(child, around);
  }
}

function isCaption({ tagName, properties }: Element): boolean {
  return tagName === "figcaption" ||
    /cap(?:tion)?\b/i.test(String(properties.className ?? ""));
}

/** In the nearest frame that has one. A figure has its caption for itself. */
function wordlessIn(frames: Parents[]): Element | undefined {
  for (const frame of frames.toReversed()) {
    const elements = elementsIn(frame);
    if (elements.some(isFigure)) return;
    const found = elements.find(({ tagName, properties }) =>
      tagName === "img" && !properties.alt
    );
    if (found || isFigure(frame)) return found;
  }
}

function isFigure(node: Parents): boolean {
  return node.type === "element" && node.tagName === "figure";
}

/** Elements below a node, at any depth. */
export function elementsIn(node: Parents): Element[] {
  return node.children.flatMap((child) =>
    child.type === "element" ? [child, ...elementsIn(child)] : []
  );
}
