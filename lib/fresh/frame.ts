import type { Layer, Load } from "./component.ts";

/** The layouts and the app wrapper of a page. */
export class Frame<State> {
  /** The innermost first; empty until `load()`. */
  layouts: Layer<State>[] = [];
  wrapper: Layer<State> | undefined;
  readonly #app: Load<Layer<State>> | undefined;
  readonly #layouts: Load<Layer<State>>[];
  #loaded: Promise<void> | undefined;

  constructor(
    app: Load<Layer<State>> | undefined,
    layouts: Load<Layer<State>>[],
  ) {
    this.#app = app;
    this.#layouts = layouts;
  }

  load(): Promise<void> {
    return this.#loaded ??= this.#load();
  }

  async #load(): Promise<void> {
    const layers = await Promise.all(this.#layouts.map((load) => load()));
    this.layouts = layers.reverse();
    this.wrapper = await this.#app?.();
  }
}
