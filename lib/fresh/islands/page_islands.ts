import {
  type ComponentChildren,
  Fragment,
  h,
  isValidElement,
  type VNode,
} from "preact";
import { renderToString } from "preact-render-to-string";
import { PropsTable } from "./serialize.ts";

export type Props = Record<string, unknown>;

let page: PageIslands | null = null;

/** The page that is being rendered right now. */
export function currentPage(): PageIslands | null {
  return page;
}

/** What `render` returns, and what the browser has to know of its islands. */
export function collectPage(render: () => string): [string, string | null] {
  const outer = page;
  const mine = page = new PageIslands();
  try {
    return [render(), mine.payload()];
  } finally {
    page = outer;
  }
}

export class PageIslands {
  /** Whether what renders now is code of an island. */
  inside = false;
  readonly slots: { content: ComponentChildren; rendered: boolean }[] = [];
  readonly #islands: [id: string, name: string, props: number][] = [];
  readonly #table = new PropsTable((value) =>
    isSlot(value) ? ["slot", value.props.id] : null
  );

  enter(id: string, name: string, props: Props): [number, Props] {
    const pairs = Object.entries(props)
      .map(([key, value]) => [key, this.#withSlots(value)]);
    const slotted: Props = Object.fromEntries(pairs);
    const place = this.#table.add(slotted, `${id} props`);
    return [this.#islands.push([id, name, place]) - 1, slotted];
  }

  /** null: the page has no island. */
  payload(): string | null {
    if (this.#islands.length === 0) return null;
    const slots: Record<number, string> = {};
    // Rendering one may bring others to the list's end.
    for (const [id, { content, rendered }] of this.slots.entries()) {
      if (rendered) continue;
      slots[id] = renderToString(h(Fragment, null, content));
    }
    const values = this.#table.entries;
    const json = JSON.stringify({ islands: this.#islands, values, slots });
    // Then nothing in it can end the script element.
    return json.replaceAll("<", "\\u003c");
  }

  /** JSX is rendered here; the browser finds it between two comments. */
  #withSlots(value: unknown): unknown {
    if (Array.isArray(value) && value.some((item) => isValidElement(item))) {
      return value.map((item) => this.#withSlots(item));
    }
    if (!isValidElement(value)) return value;
    const id = this.slots.push({ content: value, rendered: false }) - 1;
    return h(Slot, { id });
  }
}

/** The content between two comments; `inside` tells whose code it is. */
export function region(
  mark: string,
  inside: boolean,
  content: ComponentChildren,
): ComponentChildren {
  return [
    comment(mark),
    h(Switch, { inside }),
    content,
    h(Switch, { inside: !inside }),
    comment(`/${mark}`),
  ];
}

// Siblings render in order, so one runs before the content and one after it.
function Switch({ inside }: { inside: boolean }): null {
  if (page) page.inside = inside;
  return null;
}

function Slot({ id }: { id: number }): ComponentChildren {
  const slot = page?.slots[id];
  if (!slot) return null;
  slot.rendered = true;
  return region(`slot:${id}`, false, slot.content);
}

function isSlot(value: object): value is VNode<{ id: number }> {
  return isValidElement(value) && value.type === Slot;
}

// The renderer's own way to a comment; an element would change the layout.
function comment(text: string): ComponentChildren {
  return h<{ UNSTABLE_comment: string }>(Fragment, { UNSTABLE_comment: text });
}
