import type { Modules, PageIsland, Region, Start } from "./page.ts";

/**
 * Gets what an island needs once it is needed. This is all that a page with
 * islands loads at first, so nothing that they run on is imported here.
 */
export function loadIslands(
  modules: Modules,
  runtime: () => Promise<{ start: Start }>,
): void {
  const block = document.querySelector("script[data-fresh]");
  const islands: PageIsland[] = JSON.parse(block?.textContent ?? "[]");
  for (const { index, region } of findRoots()) {
    const [module = -1, , , load] = islands[index] ?? [];
    let started: Promise<void> | undefined;
    const start = () => started ??= begin(module, index, region);
    if (load === "interaction") onInteraction(region, start);
    else if (load === "visible") onceVisible(region, start);
    else start();
  }

  /** Never rejects: one broken island must not stop the others. */
  async function begin(module: number, index: number, region: Region) {
    try {
      // In parallel, because the runtime is going to import the module too.
      const [{ start }] = await Promise.all([runtime(), modules[module]?.()]);
      await start({ modules, islands }, index, region);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Islands that are inside of no other one, which would start them. */
function findRoots(): { index: number; region: Region }[] {
  const roots = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const start = walker.currentNode;
    const mark = start.nodeValue ?? "";
    if (!/^fresh:\d/.test(mark)) continue;
    const between: ChildNode[] = [];
    let node = start.nextSibling;
    for (; node && node.nodeValue !== `/${mark}`; node = node.nextSibling) {
      between.push(node);
    }
    if (!node) continue;
    roots.push({
      index: Number(mark.slice(6)),
      region: { nodes: between, end: node },
    });
    walker.currentNode = node;
  }
  return roots;
}

function elementsOf({ nodes }: Region): Element[] {
  return nodes.filter((node) => node instanceof Element);
}

function onceVisible(region: Region, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  for (const element of elementsOf(region)) observer.observe(element);
}

/** In milliseconds. After this time a click without an effect looks missed. */
const PATIENCE = 5_000;

/** Starts at the first pointer, focus or click; repeats a click that came too early. */
function onInteraction(region: Region, start: () => Promise<void>): void {
  const listening = new AbortController();
  const { signal } = listening;
  let clicked: MouseEvent | undefined;
  async function wake(event: Event): Promise<void> {
    if (event instanceof MouseEvent && event.type === "click") {
      // The browser handles it: a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      // The second of a double click repeats the first.
      if (event.detail < 2) clicked = event;
    }
    await Promise.race([
      start(),
      new Promise((end) => setTimeout(end, PATIENCE)),
    ]);
    if (signal.aborted) return;
    listening.abort();
    // After a failed load the element works as without script.
    clicked?.target?.dispatchEvent(new MouseEvent("click", clicked));
  }
  for (const element of elementsOf(region)) {
    for (const type of ["click", "focusin", "pointerover"]) {
      element.addEventListener(type, wake, { capture: true, signal });
    }
  }
}
