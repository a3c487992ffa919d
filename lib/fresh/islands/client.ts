import { type ComponentChild, type ComponentType, h, hydrate } from "preact";
import { reader } from "./deserialize.ts";
import { asContainer, closing, findRegions, indexOf } from "./regions.ts";

type Component = ComponentType<object>;
type Module = Record<string, Component>;
type Modules = Record<string, () => Promise<Module>>;

/** Written by the server: see page_islands.ts. */
interface Payload {
  islands: [id: string, name: string, props: number][];
  values: unknown[];
  /** The HTML of JSX that no island has shown yet. */
  slots: Record<string, string>;
}

/** Makes the islands of the page interactive, on the elements as they are. */
export async function boot(modules: Modules): Promise<void> {
  const block = document.querySelector("script[data-fresh]");
  if (!block?.textContent) return;
  const page: Payload = JSON.parse(block.textContent);
  const components = await Promise.all(
    page.islands.map(([id, name]) => load(modules[id], name)),
  );
  const { roots, starts } = findRegions();
  const read = reader(page.values, (_, id) => {
    const start = starts.get(`slot:${id}`);
    return start
      ? toVNodes(start.nextSibling, closing(start))
      : toVNodes(parse(page.slots[String(id)] ?? ""), null);
  });

  function island(index: number): ComponentChild {
    const component = components[index];
    const props = read(page.islands[index]?.[2]);
    return component && h(component, Object(props));
  }

  /** Server-rendered JSX, as the elements that it has become. */
  function toVNodes(first: Node | null, end: Node | null): ComponentChild[] {
    const children: ComponentChild[] = [];
    for (let node = first; node && node !== end; node = node.nextSibling) {
      if (node instanceof Text) children.push(node.data);
      if (node instanceof Element) {
        const ref = attributesOf(node);
        const inner = toVNodes(node.firstChild, null);
        children.push(h(node.localName, { ref }, ...inner));
      }
      if (!(node instanceof Comment) || indexOf(node) === -1) continue;
      children.push(island(indexOf(node)));
      node = closing(node);
    }
    return children;
  }

  for (const root of roots) start(root, island(indexOf(root)));
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

function start(root: Comment, vnode: ComponentChild): void {
  try {
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

/** Attributes are copied, not set as properties: they are final already. */
function attributesOf(original: Element): (copy: Element | null) => void {
  return (copy) => {
    if (!copy || copy === original) return;
    for (const { name, value } of original.attributes) {
      copy.setAttribute(name, value);
    }
  };
}
