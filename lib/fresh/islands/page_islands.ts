import { type ComponentChildren, Fragment, h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { isJsx, serialize } from "./serialize.ts";
import type { LoadWhen } from "./page.ts";

export type Props = Record<string, unknown>;

export interface IslandName {
  /** Index of its module in the list of all. */
  at: number;
  /** Its module, for error messages. */
  id: string;
  name: string;
}

let page: PageIslands | null = null;

export function currentPage(): PageIslands | null {
  return page;
}

/** Runs `render`; returns its result and, as HTML, the data of its islands. */
export function collectPage(render: () => string): [string, string | null] {
  const outer = page;
  const mine = page = new PageIslands();
  try {
    return [render(), mine.data()];
  } finally {
    page = outer;
  }
}

interface SlotContent {
  content: ComponentChildren;
  /** False if no island has shown it yet, so that it is sent in a template. */
  shown: boolean;
}

export class PageIslands {
  /** True while code of an island renders. */
  inside = false;
  readonly slots: SlotContent[] = [];
  readonly #islands: (IslandName & { props: Props })[] = [];

  enter(named: IslandName, props: Props): [number, Props] {
    const pairs = Object.entries(props)
      .map(([key, value]) => [key, this.#withSlots(value, key)]);
    const slotted: Props = Object.fromEntries(pairs);
    return [this.#islands.push({ ...named, props: slotted }) - 1, slotted];
  }

  /** null: the page has no island. */
  data(): string | null {
    if (this.#islands.length === 0) return null;
    const templates: string[] = [];
    // Rendering one may append others to the list.
    for (const [id, { shown, content }] of this.slots.entries()) {
      if (shown) continue;
      const html = renderToString(h(Fragment, null, content));
      templates.push(`<template data-fresh-slot="${id}">${html}</template>`);
    }
    const islands = this.#islands.map(({ at, id, name, props }) => {
      const json = serialize(
        props,
        `${id} props`,
        (value) => isSlot(value) ? [value.props.id] : undefined,
      );
      const when = isLoad(props.load) ? `,${JSON.stringify(props.load)}` : "";
      return `[${at},${JSON.stringify(name)},${json}${when}]`;
    });
    // Escaped, so that nothing in it can end the script element.
    const json = `[${islands.join()}]`.replaceAll("<", "\\u003c");
    return templates.join("") +
      `<script type="application/json" data-fresh>${json}</script>`;
  }

  /** JSX is rendered here; the browser finds it between two comments. */
  #withSlots(value: unknown, prop: string): unknown {
    // Fresh refuses lists of JSX in any other prop.
    if (prop === "children" && Array.isArray(value)) {
      return value.map((item) => this.#withSlots(item, prop));
    }
    if (!isJsx(value)) return value;
    const slot = { content: value, shown: false };
    return h(Slot, { id: this.slots.push(slot) - 1 });
  }
}

/** The content between two comments. `inside` is true for code of an island. */
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

function isLoad(value: unknown): value is LoadWhen {
  return value === "visible" || value === "interaction";
}

// The renderer has no other way to write a comment. An element would change the layout.
function comment(text: string): ComponentChildren {
  return h<{ UNSTABLE_comment: string }>(Fragment, { UNSTABLE_comment: text });
}
