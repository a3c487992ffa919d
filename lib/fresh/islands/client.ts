import { unflatten } from "devalue";
import {
  type ComponentChild,
  type ComponentType,
  Fragment,
  h,
  hydrate,
  isValidElement,
} from "preact";
import { asContainer, closing, findRegions, indexOf } from "./regions.ts";

type Component = ComponentType<object>;
type Module = Record<string, Component>;
type Modules = Record<string, () => Promise<Module>>;

/** Written by the server: see page_islands.ts. */
type Payload = [id: string, name: string, props: unknown[]][];

/** Makes the islands of the page interactive, on the elements as they are. */
export async function boot(modules: Modules): Promise<void> {
  const block = document.querySelector("script[data-fresh]");
  if (!block?.textContent) return;
  const islands: Payload = JSON.parse(block.textContent);
  const components = await Promise.all(
    islands.map(([id, name]) => load(modules[id], name)),
  );
  const { roots, starts } = findRegions();

  function island(index: number): ComponentChild {
    const component = components[index];
    const [, , props = []] = islands[index] ?? [];
    const part = (bytes: unknown) => bytes;
    return component && h(component, unflatten(props, { slot, part }));
  }

  /** Server-rendered JSX: its one element, or all that it has become. */
  function slot([id, html]: [number, string | null]): ComponentChild {
    const start = starts.get(`slot:${id}`);
    const nodes = start
      ? toVNodes(start.nextSibling, closing(start))
      : toVNodes(parse(html ?? ""), null);
    const [only] = nodes;
    return nodes.length === 1 && isValidElement(only)
      ? only
      : h(Fragment, null, ...nodes);
  }

  function toVNodes(first: Node | null, end: Node | null): ComponentChild[] {
    const children: ComponentChild[] = [];
    for (let node = first; node && node !== end; node = node.nextSibling) {
      if (node instanceof Text) children.push(node.data);
      if (node instanceof Element) {
        const inner = toVNodes(node.firstChild, null);
        children.push(h(node.localName, propsOf(node), ...inner));
      }
      if (!(node instanceof Comment) || indexOf(node) === -1) continue;
      children.push(island(indexOf(node)));
      node = closing(node);
    }
    return children;
  }

  for (const root of roots) start(root, () => island(indexOf(root)));
}

/** One broken island must not take the others with it. */
async function load(
  module: (() => Promise<Module>) | undefined,
  name: string,
): Promise<Component | undefined> {
  try {
    return (await module?.())?.[name];
  } catch (error) {
    reportError(error);
  }
}

function start(root: Comment, island: () => ComponentChild): void {
  try {
    const vnode = island();
    if (vnode) hydrate(vnode, asContainer(root));
  } catch (error) {
    reportError(error);
  }
}

function parse(html: string): Node | null {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstChild;
}

/** The attributes; what is a boolean to the element has to be one. */
function propsOf(element: Element): Record<string, unknown> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      const property: unknown = Reflect.get(element, name);
      return [name, typeof property === "boolean" ? property : value];
    }),
  );
}
