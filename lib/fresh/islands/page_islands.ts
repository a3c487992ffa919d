import { type ComponentChildren, Fragment, h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { isJsx } from "./is_jsx.ts";
import { serialize } from "./serialize.ts";

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

interface SlotContent {
  content: ComponentChildren;
  /** The HTML of what no island has shown yet; the rest is on the page. */
  html: string | null;
  shown: boolean;
}

export class PageIslands {
  /** Whether what renders now is code of an island. */
  inside = false;
  readonly slots: SlotContent[] = [];
  readonly #islands: { id: string; name: string; props: Props }[] = [];

  enter(id: string, name: string, props: Props): [number, Props] {
    const pairs = Object.entries(props)
      .map(([key, value]) => [key, this.#withSlots(value)]);
    const slotted: Props = Object.fromEntries(pairs);
    return [this.#islands.push({ id, name, props: slotted }) - 1, slotted];
  }

  /** null: the page has no island. */
  payload(): string | null {
    if (this.#islands.length === 0) return null;
    // Rendering one may bring others to the list's end.
    for (const slot of this.slots) {
      if (!slot.shown) {
        slot.html = renderToString(h(Fragment, null, slot.content));
      }
    }
    const islands = this.#islands.map(({ id, name, props }) => {
      const json = serialize(props, `${id} props`, (value) => {
        if (!isSlot(value)) return undefined;
        const slot = value.props.id;
        return [slot, this.slots[slot]?.html];
      });
      return `[${JSON.stringify(id)},${JSON.stringify(name)},${json}]`;
    });
    // Then nothing in it can end the script element.
    return `[${islands.join()}]`.replaceAll("<", "\\u003c");
  }

  /** JSX is rendered here; the browser finds it between two comments. */
  #withSlots(value: unknown): unknown {
    if (Array.isArray(value) && holdsJsx(value)) {
      return value.map((item) => this.#withSlots(item));
    }
    if (!isJsx(value)) return value;
    const slot = { content: value, html: null, shown: false };
    return h(Slot, { id: this.slots.push(slot) - 1 });
  }
}

/** Lists in lists come from `{items.map(…)}`; data may even be circular. */
function holdsJsx(list: unknown[], depth = 3): boolean {
  return list.some((item) =>
    isJsx(item) ||
    (depth > 0 && Array.isArray(item) && holdsJsx(item, depth - 1))
  );
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
  slot.shown = true;
  return region(`slot:${id}`, false, slot.content);
}

function isSlot(value: unknown): value is VNode<{ id: number }> {
  return isJsx(value) && value.type === Slot;
}

// The renderer's own way to a comment; an element would change the layout.
function comment(text: string): ComponentChildren {
  return h<{ UNSTABLE_comment: string }>(Fragment, { UNSTABLE_comment: text });
}
