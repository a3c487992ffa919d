import { options, type VNode } from "preact";
import { activeAttributes, type Target } from "./active_links.ts";
import { islandOf } from "./islands/registry.ts";

type Element = VNode<Record<string, unknown>>;
type Props = Element["props"];

// The renderer's hook for each element; signals and others use it, too.
const hooks: typeof options & { __b?(vnode: Element): void } = options;

/** Renders with what elements get here: islands, active links, `f-` attributes. */
export function withElements<T>(here: Target, render: () => T): T {
  const next = hooks.__b;
  const changed: [Element, Props][] = [];
  hooks.__b = (vnode) => {
    const { type, props } = vnode;
    if (typeof type === "function") {
      const island = islandOf(type);
      // Only then: a signal passes for an element that nobody may change.
      if (island !== type) vnode.type = island;
    } else {
      if (NAVIGATION in props) {
        // "true" and "false" are values here, not the presence of an attribute.
        vnode.props = { ...props, [NAVIGATION]: String(props[NAVIGATION]) };
      }
      const active = type === "a" && activeAttributes(here, props);
      if (active) {
        changed.push([vnode, props]);
        vnode.props = { ...vnode.props, ...active };
      }
    }
    next?.(vnode);
  };
  try {
    return render();
  } finally {
    hooks.__b = next;
    // An element that is made once and for all is on other pages as well.
    for (const [vnode, props] of changed) vnode.props = props;
  }
}

const NAVIGATION = "f-client-nav";
