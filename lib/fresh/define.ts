import type { ComponentChildren } from "preact";
import type { PageProps } from "./component.ts";
import type { Middleware } from "./context.ts";
import type { PageResponse, RouteHandler } from "./route.ts";

/** Identity functions that give handlers and components their types. */
export interface Define<State> {
  handlers<
    Data,
    Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>,
  >(handlers: Handlers): Handlers;
  page<Handler = RouteHandler<unknown, State>>(
    component: Component<PageProps<DataOf<Handler>, State>>,
  ): Component<PageProps<DataOf<Handler>, State>>;
  layout(
    component: Component<PageProps<unknown, State>>,
  ): Component<PageProps<unknown, State>>;
  middleware<M extends Middleware<State> | Middleware<State>[]>(
    middleware: M,
  ): M;
}

export function createDefine<State>(): Define<State> {
  return {
    handlers: (handlers) => handlers,
    page: (component) => component,
    layout: (component) => component,
    middleware: (middleware) => middleware,
  };
}

type Component<Props> = (props: Props) => ComponentChildren;

type DataOf<Handler> = Handler extends (ctx: never) => infer Result
  ? PageData<Awaited<Result>>
  : {
    [M in keyof Handler]: NonNullable<Handler[M]> extends
      (ctx: never) => infer Result ? PageData<Awaited<Result>> : never;
  }[keyof Handler];

type PageData<Result> = Result extends PageResponse<infer Data> ? Data : never;
