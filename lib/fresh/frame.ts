import type { Layer, Load } from "./component.ts";

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
