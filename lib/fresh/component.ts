import type { ComponentChildren } from "preact";

/** Props of pages, layouts and the app wrapper. */
export interface PageProps<Data, State> {
  req: Request;
  params: Record<string, string>;
  info: Deno.ServeHandlerInfo;
  state: State;
  /** The content of a layout or of the app wrapper. */
  Component: () => ComponentChildren;
  error: unknown;
  route: string | null;
  data: Data;
}

/** A layout or the app wrapper. */
export interface Layer<State> {
  // A method, not a property: a component may have its own type of data.
  component(props: PageProps<unknown, State>): ComponentChildren;
}

export type Load<T> = () => T | Promise<T>;

/** The layouts and the app wrapper of a page. */
export class Frame<State> {
  /** The innermost first; empty until `load()`. */
  layouts: Layer<State>[] = [];
  wrapper: Layer<State> | undefined;
  #loaded: Promise<void> | undefined;

  constructor(
    private readonly app: Load<Layer<State>> | undefined,
    private readonly loads: Load<Layer<State>>[],
  ) {}

  load(): Promise<void> {
    return this.#loaded ??= this.#load();
  }

  async #load(): Promise<void> {
    const layers = await Promise.all(this.loads.map((load) => load()));
    this.layouts = layers.reverse();
    this.wrapper = await this.app?.();
  }
}
