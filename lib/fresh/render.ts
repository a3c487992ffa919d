import type { ComponentChildren } from "preact";
import { jsx } from "preact/jsx-runtime";
import type { Frame, Layer, PageProps } from "./component.ts";
import { Apart, toHtml } from "./document.ts";
import { statusOf } from "./error.ts";
import { withType } from "./reply.ts";
import type { Site } from "./site.ts";

/** The part of a request's context that components see. */
export type Subject<State> = Omit<PageProps<unknown, State>, "Component">;

export interface Setting<State> {
  site: Site;
  frame: Frame<State>;
}

/** Renders a route's component, unless it answers with a Response itself. */
export async function renderComponent<State>(
  subject: Subject<State>,
  setting: Setting<State>,
  component: Layer<State>["component"],
  init?: ResponseInit,
): Promise<Response> {
  await setting.site.ready();
  const content = await invoke(component, subject, null);
  return await renderPage(subject, setting, content, init);
}

/** Renders into the layouts and the app wrapper. */
export async function renderPage<State>(
  subject: Subject<State>,
  { site, frame }: Setting<State>,
  page: ComponentChildren | Response,
  init: ResponseInit = {},
): Promise<Response> {
  await Promise.all([site.ready(), frame.load()]);
  let content = page;
  for (const { component } of frame.layouts) {
    if (content instanceof Response) return content;
    const outer = invoke(component, subject, content);
    content = outer instanceof Promise ? await outer : outer;
  }
  if (frame.wrapper && !(content instanceof Response)) {
    const apart = jsx(Apart, { children: content });
    content = await invoke(frame.wrapper.component, subject, apart);
  }
  if (content instanceof Response) return content;
  const status = init.status ??
    (subject.error === null ? 200 : statusOf(subject.error));
  return new Response(
    toHtml(content, site),
    withType("text/html; charset=utf-8", { ...init, status }),
  );
}

/** The component's JSX. An async component may return a Response instead. */
function invoke<State>(
  component: Layer<State>["component"],
  subject: Subject<State>,
  content: ComponentChildren,
): ComponentChildren | Promise<ComponentChildren> {
  const props = {
    req: subject.req,
    params: subject.params,
    info: subject.info,
    state: subject.state,
    Component: () => content,
    error: subject.error,
    route: subject.route,
    data: subject.data,
  };
  const isAsync = component.constructor === AsyncFunction;
  // `jsx` takes the props as they are, where `h` would copy and read them all.
  return isAsync ? component(props) : jsx(component, props);
}

const AsyncFunction = (async () => {}).constructor;
