import { type FunctionComponent, h } from "preact";
import type { Build } from "../build/build.ts";
import type * as Pages from "./page_islands.ts";

type Props = Pages.Props;
type Island = FunctionComponent<Props>;

const wrappers = new Map<unknown, Island>();
/** Undefined if there are no islands. */
let pages: typeof Pages | undefined;

/** Imports the modules, so that their functions are known as islands. */
export async function registerIslands(modules: ReturnType<Build["islands"]>) {
  if (modules.length > 0) pages ??= await import("./page_islands.ts");
  await Promise.all(modules.map(async ([id, load], at) => {
    const exports: Record<string, Island> = await load();
    for (const [name, island] of Object.entries(exports)) {
      if (typeof island !== "function" || wrappers.has(island)) continue;
      wrappers.set(island, wrapper(island, { at, id, name }));
    }
  }));
}

/** The wrapper of an island, or the component itself. */
export function islandOf<Component>(component: Component): Component | Island {
  const page = pages?.currentPage();
  // Inside another island it is ordinary code of that island.
  return page?.inside === false && wrappers.get(component) || component;
}

/** Runs `render`; returns its result and the data of the islands that it met. */
export function collectIslands(render: () => string): [string, string | null] {
  return pages ? pages.collectPage(render) : [render(), null];
}

function wrapper(island: Island, named: Pages.IslandName): Island {
  return (props) => {
    const page = pages?.currentPage();
    // An element may be made once, and rendered outside first, then inside.
    if (!pages || !page || page.inside) return h(island, props);
    const [index, slotted] = page.enter(named, props);
    return pages.region(`fresh:${index}`, true, h(island, slotted));
  };
}
