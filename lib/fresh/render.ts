import { type ComponentChildren, Fragment, isValidElement } from "preact";
import { jsx } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import type { VNode } from "preact";
import { invoke, type PageProps } from "./component.ts";
import { type Context, internalsOf } from "./context.ts";
import { toDocument } from "./document.ts";
import { statusOf } from "./error.ts";
import { collectHead } from "./head.ts";
import type { LayoutConfig } from "./handlers.ts";
import { collectIslands } from "./islands/server.ts";
import { withType } from "./reply.ts";
import type { Site } from "./site.ts";

/** Renders a route's component, unless it answers with a Response itself. */
export async function renderComponent<State>(
  ctx: Context<State>,
  component: (props: PageProps<unknown, State>) => ComponentChildren,
  init: ResponseInit,
  config?: LayoutConfig,
): Promise<Response> {
  await internalsOf(ctx).site.ready();
  const content = await invoke(component, ctx, null);
  if (content instanceof Response) return content;
  return await renderContent(ctx, content, init, config);
}

export async function renderPage<State>(
  ctx: Context<State>,
  page: VNode | null,
  init?: ResponseInit,
  config?: LayoutConfig,
): Promise<Response> {
  if (page !== null && !isValidElement(page)) {
    throw new TypeError("ctx.render() expects JSX");
  }
  await internalsOf(ctx).site.ready();
  return await renderContent(ctx, page, init, config);
}

async function renderContent<State>(
  ctx: Context<State>,
  page: ComponentChildren,
  init: ResponseInit = {},
  config?: LayoutConfig,
): Promise<Response> {
  const { site, frame } = internalsOf(ctx);
  let content = page;
  for (const { component } of frame.layers(config)) {
    const outer = invoke(component, ctx, content);
    content = outer instanceof Promise ? await outer : outer;
    if (content instanceof Response) return content;
  }
  const status = init.status ??
    (ctx.error === null ? 200 : statusOf(ctx.error));
  const html = renderHtml(content, site);
  return new Response(
    html,
    withType("text/html; charset=utf-8", { ...init, status }),
  );
}

// Synchronous from end to end, so that the collectors can be plain variables.
function renderHtml(content: ComponentChildren, site: Site): string {
  site.useAssets();
  const vnode = isValidElement(content)
    ? content
    : jsx(Fragment, { children: content });
  const [[html, islands], head] = collectHead(() =>
    collectIslands(() => renderToString(vnode))
  );
  return toDocument(html, head, site.scripts(islands));
}
