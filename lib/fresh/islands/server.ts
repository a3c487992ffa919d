import { type FunctionComponent, h, options, type VNode } from "preact";
import type { IslandModule } from "../build/build.ts";
import {
  collectPage,
  currentPage,
  type Props,
  region,
} from "./page_islands.ts";

type Island = FunctionComponent<Props>;

const wrappers = new Map<unknown, Island>();
let wrapping = false;

/** Imports the modules, so that their functions are known as islands. */
export async function registerIslands(modules: IslandModule[]): Promise<void> {
  if (modules.length > 0) wrapIslands();
  await Promise.all(modules.map(async ({ id, url }) => {
    const exports: Record<string, Island> = await import(url);
    for (const [name, island] of Object.entries(exports)) {
      if (typeof island !== "function" || wrappers.has(island)) continue;
      wrappers.set(island, wrapper(island, id, name));
    }
  }));
}

/** What `render` returns, and the data of the islands that it met. */
export function collectIslands(render: () => string): [string, string | null] {
  return wrappers.size === 0 ? [render(), null] : collectPage(render);
}

/** A hook on every element, but only in apps that have an island at all. */
function wrapIslands(): void {
  if (wrapping) return;
  wrapping = true;
  const next = options.vnode;
  options.vnode = (vnode) => {
    const wrapped = typeof vnode.type === "function" && wrapping &&
      wrappers.get(vnode.type);
    if (wrapped) vnode.type = wrapped;
    next?.(vnode);
  };
}

function wrapper(island: Island, id: string, name: string): Island {
  return (props) => {
    const page = currentPage();
    // Inside another island it is ordinary code of that island.
    if (!page || page.inside) return plain(island, props);
    const [index, slotted] = page.enter(id, name, props);
    return region(`fresh:${index}`, true, plain(island, slotted));
  };
}

/** The island's element itself, past the hook. */
function plain(island: Island, props: Props): VNode {
  wrapping = false;
  try {
    return h(island, props);
  } finally {
    wrapping = true;
  }
}
