import { options, type VNode } from "preact";
import { islandOf } from "./islands/registry.ts";

type Element = VNode<Record<string, unknown>>;

// The renderer's hook for each element; signals and others use it, too.
const hooks: typeof options & { __b?(vnode: Element): void } = options;

/** Renders with islands in place of the components that they are made of. */
export function withElements<T>(render: () => T): T {
  const next = hooks.__b;
  hooks.__b = (vnode) => {
    const { type } = vnode;
    if (typeof type === "function") {
      const island = islandOf(type);
      // Only then: a signal looks like an element, but must not be changed.
      if (island !== type) vnode.type = island;
    }
    next?.(vnode);
  };
  try {
    return render();
  } finally {
    hooks.__b = next;
  }
}
