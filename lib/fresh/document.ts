import {
  type ComponentChildren,
  Fragment,
  isValidElement,
  options,
  type VNode,
} from "preact";
import { jsx, jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import { collectHead, type HeadElements, uniqueIn } from "./head.ts";
import { collectIslands, islandOf } from "./islands/registry.ts";
import type { Site } from "./site.ts";

/** The whole document. Synchronous, so that collectors can be plain variables. */
export function toHtml(content: ComponentChildren, site: Site): string {
  site.useAssets();
  const vnode = isValidElement(content)
    ? content
    : jsx(Fragment, { children: content });
  const [[rendered, islands], head] = collectHead(() =>
    withElements(() => collectIslands(() => renderToString(vnode)))
  );
  let html = complete(rendered);
  if (head.size > 0) html = withHead(html, head);
  const scripts = site.scripts(islands);
  return scripts ? insertBefore("</body>", html, scripts) : html;
}

/** A separate rendering. As in Fresh, no context of the surroundings reaches it. */
export function Apart({ children }: { children: ComponentChildren }): VNode {
  return jsxTemplate([renderToString(jsx(Fragment, { children }))]);
}

const DOCTYPE = "<!DOCTYPE html>";
const ROOT = /^<!DOCTYPE html><html(?:"[^"]*"|[^">])*>(?=(<head[\s>])?)/;
const PART = /^<!DOCTYPE html><(head|body)[\s>]/;

/** Supplies doctype, html, head and body, which a page may leave out. */
function complete(rendered: string): string {
  // Done first, so that the long string is concatenated only once.
  const html = DOCTYPE + rendered;
  const [root, hasHead] = ROOT.exec(html) ?? [];
  if (root && hasHead) return html;
  if (root) return `${root}<head></head>${html.slice(root.length)}`;
  const [, part] = PART.exec(html) ?? [];
  if (part === "head") return `${DOCTYPE}<html>${rendered}</html>`;
  const body = part ? rendered : `<body>${rendered}</body>`;
  const head = '<head><meta charset="utf-8"/></head>';
  return `${DOCTYPE}<html>${head}${body}</html>`;
}

const HEAD_ELEMENT =
  /<(title|meta|link|base|style)((?:"[^"]*"|[^">])*)>(?:[^<]*<\/(?:title|style)>)?/g;

/** Elements of the app wrapper's own head give way to those of the page. */
function withHead(html: string, elements: HeadElements): string {
  const end = html.indexOf("</head>");
  const own = html.slice(0, end).replace(
    HEAD_ELEMENT,
    (element, type, attributes) => {
      const id = uniqueIn(type, parse(attributes));
      return id && elements.has(id) ? "" : element;
    },
  );
  const children = [...elements.values()];
  return own + renderToString(jsx(Fragment, { children })) + html.slice(end);
}

function parse(attributes: string): Record<string, string> {
  const pairs = attributes.matchAll(/([^\s=]+)="([^"]*)"/g);
  return Object.fromEntries(pairs.map(([, name, value = ""]) => [name, value]));
}

function insertBefore(tag: string, html: string, addition: string): string {
  const at = html.lastIndexOf(tag);
  if (at === -1) return html + addition;
  return html.slice(0, at) + addition + html.slice(at);
}

type Element = VNode<Record<string, unknown>>;

// The renderer's hook for each element; signals and others use it, too.
const hooks: typeof options & { __b?(vnode: Element): void } = options;

/** Renders with islands in place of the components that they are made of. */
function withElements<T>(render: () => T): T {
  const next = hooks.__b;
  hooks.__b = (vnode) => {
    const { type } = vnode;
    if (typeof type === "function") {
      const island = islandOf(type);
      // Only then: a signal looks like an element, but must not be changed.
      if (island !== type) vnode.type = island;
    }
    next?.(vnode);
  };
  try {
    return render();
  } finally {
    hooks.__b = next;
  }
}
