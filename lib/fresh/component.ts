import type { ComponentChildren } from "preact";
import { jsx } from "preact/jsx-runtime";
import type { ResolvedFreshConfig } from "./config.ts";
import type { Context } from "./context.ts";

/** What pages, layouts and the app wrapper are given. */
export interface PageProps<Data, State> {
  config: ResolvedFreshConfig;
  url: URL;
  req: Request;
  params: Record<string, string>;
  info: Deno.ServeHandlerInfo;
  state: State;
  isPartial: boolean;
  /** What a layout or the app wrapper is around. */
  Component: () => ComponentChildren;
  error: unknown;
  route: string | null;
  data: Data;
}

/** The component's JSX; an async one may give a whole Response instead. */
export function invoke<State>(
  component: (props: PageProps<unknown, State>) => ComponentChildren,
  ctx: Context<State>,
  content: ComponentChildren,
): ComponentChildren | Promise<ComponentChildren> {
  const props = {
    config: ctx.config,
    // A getter, because most pages never look at it.
    get url() {
      return ctx.url;
    },
    req: ctx.req,
    params: ctx.params,
    info: ctx.info,
    state: ctx.state,
    isPartial: ctx.isPartial,
    Component: () => content,
    error: ctx.error,
    route: ctx.route,
    data: ctx.data,
  };
  const isAsync = component.constructor === AsyncFunction;
  // `jsx` takes the props as they are, where `h` would copy and read them all.
  return isAsync ? component(props) : jsx(component, props);
}

const AsyncFunction = (async () => {}).constructor;
