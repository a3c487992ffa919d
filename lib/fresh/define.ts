import type { ComponentChildren } from "preact";
import type { PageProps } from "./component.ts";
import type { Middleware } from "./context.ts";
import type { PageResponse, RouteHandler } from "./route.ts";

/** Identity functions that give handlers and components their types. */
export function createDefine<State>() {
  return {
    handlers: <
      Data,
      Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>,
    >(handlers: Handlers) => handlers,
    page: <Handler = RouteHandler<unknown, State>>(
      component: Component<PageProps<DataOf<Handler>, State>>,
    ) => component,
    layout: (component: Component<PageProps<unknown, State>>) => component,
    middleware: <M extends Middleware<State> | Middleware<State>[]>(
      middleware: M,
    ) => middleware,
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
