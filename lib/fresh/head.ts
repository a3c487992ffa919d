import { type ComponentChildren, toChildArray, type VNode } from "preact";

export interface HeadProps {
  children?: ComponentChildren;
}

/** What a page puts into the document's head, by what it must be unique in. */
export type HeadElements = Map<string, VNode>;

let elements: HeadElements | null = null;

/**
 * Puts its children into the document's head. A page renders after its layouts
 * and these after the app wrapper, so the page has the last word. In the
 * browser it does nothing.
 */
export function Head({ children }: HeadProps): null {
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

/** What `render` returns, and the head elements that it met. */
export function collectHead<T>(render: () => T): [T, HeadElements] {
  const outer = elements;
  const mine = elements = new Map();
  try {
    return [render(), mine];
  } finally {
    elements = outer;
  }
}

/** The property in which a head element may exist once only. */
export function uniqueIn(
  type: string,
  attributes: Record<string, unknown>,
): string | undefined {
  if (type === "title" || type === "base") return type;
  if (type === "meta") {
    if (attributes.charset ?? attributes.charSet) return "meta charset";
    const { name, property } = attributes;
    return name || property ? `meta ${name ?? property}` : undefined;
  }
  const { rel, href } = attributes;
  return type === "link" && rel && href ? `link ${rel} ${href}` : undefined;
}
