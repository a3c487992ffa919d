import { type FunctionComponent, h } from "preact";
import type { IslandModule } from "../build/build.ts";
import {
  collectPage,
  currentPage,
  type Props,
  region,
} from "./page_islands.ts";

type Island = FunctionComponent<Props>;

const wrappers = new Map<unknown, Island>();

/** Imports the modules, so that their functions are known as islands. */
export async function registerIslands(modules: IslandModule[]): Promise<void> {
  await Promise.all(modules.map(async ({ id, url }) => {
    const exports: Record<string, Island> = await import(url);
    for (const [name, island] of Object.entries(exports)) {
      if (typeof island !== "function" || wrappers.has(island)) continue;
      wrappers.set(island, wrapper(island, id, name));
    }
  }));
}

/** What renders in the place of a component. */
export function islandOf<Component>(component: Component): Component | Island {
  // Inside another island it is ordinary code of that island.
  if (!currentPage() || currentPage()?.inside) return component;
  return wrappers.get(component) ?? component;
}

/** What `render` returns, and the data of the islands that it met. */
export function collectIslands(render: () => string): [string, string | null] {
  return wrappers.size === 0 ? [render(), null] : collectPage(render);
}

function wrapper(island: Island, id: string, name: string): Island {
  return (props) => {
    const page = currentPage();
    // An element may be made once, and rendered outside first, then inside.
    if (!page || page.inside) return h(island, props);
    const [index, slotted] = page.enter(id, name, props);
    return region(`fresh:${index}`, true, h(island, slotted));
  };
}
