import {
  type ComponentChild,
  Fragment,
  h,
  hydrate,
  isValidElement,
} from "preact";
import type { PageIslands, Region } from "./page.ts";
import {
  asContainer,
  closing,
  indexOf,
  marksIn,
  withoutMarks,
} from "./regions.ts";

type Slot = (slot: [id: number]) => ComponentChild;
type Island = (slot: Slot) => ComponentChild;

/** Makes an island and those inside of it interactive, on the existing elements. */
export async function start(page: PageIslands, index: number, region: Region) {
  const hidden = hiddenSlots();
  const marks = marksIn([...region.nodes, ...hidden.values()]);
  const inner = [...marks.values()].map(indexOf).filter((each) => each >= 0);
  const islands = new Map(
    await Promise.all(
      [index, ...inner].map(async (each) =>
        [each, await load(page, each)] as const
      ),
    ),
  );

  const island = (index: number) => islands.get(index)?.(slot);

  /** Server-rendered JSX: one element, or all nodes of it. */
  function slot([id]: [id: number]): ComponentChild {
    const start = marks.get(`slot:${id}`);
    const nodes = start
      ? toVNodes(start.nextSibling, closing(start))
      : toVNodes(hidden.get(id)?.firstChild ?? null, null);
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

  const vnode = island(index);
  const clean = withoutMarks(region);
  keepTyped(clean, () => hydrate(vnode, asContainer(clean)));
}

async function load(
  { modules, islands }: PageIslands,
  index: number,
): Promise<Island> {
  const [at = -1, name = "", props = {}] = islands[index] ?? [];
  const module = modules[at]?.();
  // Most props are plain JSON, which needs no decoder.
  const read = Array.isArray(props) ? await decoder(props) : () => props;
  const component = (await module)?.[name];
  if (!component) throw new Error(`No island ${name}`);
  return (slot) => h(component, read(slot));
}

async function decoder(list: unknown[]): Promise<(slot: Slot) => object> {
  const { unflatten } = await import("./decoder.ts");
  const part = (bytes: unknown) => bytes;
  return (slot) => unflatten(list, { slot, part });
}

/** Slots that no island has shown yet wait in templates. */
function hiddenSlots(): Map<number, DocumentFragment> {
  const templates = document.querySelectorAll<HTMLTemplateElement>(
    "template[data-fresh-slot]",
  );
  return new Map(
    [...templates].map(({ dataset, content }) => [
      Number(dataset.freshSlot),
      content,
    ]),
  );
}

/** The attributes. Boolean properties of the element must be booleans. */
function propsOf(element: Element): Record<string, unknown> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      const property: unknown = Reflect.get(element, name);
      return [name, typeof property === "boolean" ? property : value];
    }),
  );
}

/** Passes on text that was typed before the island was interactive. */
function keepTyped({ nodes }: Region, hydrate: () => void): void {
  const typed = nodes.filter((node) => node instanceof Element)
    .flatMap((element) => [element, ...element.querySelectorAll("*")])
    .filter((element) => element.matches(TEXT))
    .filter((element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    )
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const);
  hydrate();
  for (const [field, value] of typed) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const TEXT = "textarea, input:not([type=checkbox], [type=radio], [type=file])";
