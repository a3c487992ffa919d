import type { ComponentChildren } from "preact";
import type { PageProps } from "./component.ts";
import type { Context } from "./context.ts";

export const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
] as const;
export type Method = typeof METHODS[number];

/** Data for the route's component, with status and headers of the page. */
export interface PageResponse<Data> {
  data: Data;
  headers?: HeadersInit;
  status?: number;
}

type PageInit = Omit<PageResponse<unknown>, "data">;

export function page(): PageResponse<undefined>;
export function page<Data>(data: Data, init?: PageInit): PageResponse<Data>;
export function page(data?: unknown, init?: PageInit): PageResponse<unknown> {
  return { data, headers: init?.headers, status: init?.status };
}

export type HandlerFn<Data, State> = (
  ctx: Context<State>,
) => Response | PageResponse<Data> | Promise<Response | PageResponse<Data>>;
export type HandlerByMethod<Data, State> = {
  [M in Method]?: HandlerFn<Data, State>;
};
export type RouteHandler<Data, State> =
  | HandlerFn<Data, State>
  | HandlerByMethod<Data, State>;

export interface Route<State> {
  // A method, not a property: components of any `Data` are welcome here.
  component?(props: PageProps<unknown, State>): ComponentChildren;
  handler?: RouteHandler<unknown, State>;
}
