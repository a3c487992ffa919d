import { type ComponentChildren, toChildArray, type VNode } from "preact";

/** Elements for the document's head, by the key that may occur once. */
export type HeadElements = Map<string, VNode>;

let elements: HeadElements | null = null;

/**
 * Puts its children into the document's head. A page renders after its layouts
 * and these after the app wrapper, so the page has the last word. In the
 * browser it does nothing.
 */
export function Head({ children }: { children?: ComponentChildren }): null {
  if (!elements) return null;
  for (const child of toChildArray(children)) {
    if (typeof child !== "object") continue;
    const { type, key } = child;
    const attributes: Record<string, unknown> = child.props;
    const name = typeof type === "string" ? type : "";
    const id = uniqueIn(name, attributes) ?? (key && `key ${String(key)}`);
    elements.set(id ?? `#${elements.size}`, child);
  }
  return null;
}

/** Runs `render`; returns its result and the head elements that it met. */
export function collectHead<T>(render: () => T): [T, HeadElements] {
  const outer = elements;
  const mine = elements = new Map();
  try {
    return [render(), mine];
  } finally {
    elements = outer;
  }
}

/** A key that may occur once in a head. Undefined if repeats are allowed. */
export function uniqueIn(
  type: string,
  { name, rel, id, ...attributes }: Record<string, unknown>,
): string | undefined {
  if (type === "title" || type === "base") return type;
  if (type === "link" && rel) return `link ${rel}`;
  if (type === "style" && id) return `style ${id}`;
  if (type !== "meta") return undefined;
  if (attributes.charset ?? attributes.charSet) return "meta charset";
  return name ? `meta ${name}` : undefined;
}
