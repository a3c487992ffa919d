import { options, type VNode } from "preact";
import { islandOf } from "./islands/registry.ts";

type Element = VNode<Record<string, unknown>>;

// The renderer's hook for each element; signals and others use it, too.
const hooks: typeof options & { __b?(vnode: Element): void } = options;

/** Renders with what elements get here: islands, `f-` attributes. */
export function withElements<T>(render: () => T): T {
  const next = hooks.__b;
  hooks.__b = (vnode) => {
    const { type, props } = vnode;
    if (typeof type === "function") {
      const island = islandOf(type);
      // Only then: a signal passes for an element that nobody may change.
      if (island !== type) vnode.type = island;
    } else if (NAVIGATION in props) {
      // "true" and "false" are values here, not the presence of an attribute.
      vnode.props = { ...props, [NAVIGATION]: String(props[NAVIGATION]) };
    }
    next?.(vnode);
  };
  try {
    return render();
  } finally {
    hooks.__b = next;
  }
}

const NAVIGATION = "f-client-nav";
