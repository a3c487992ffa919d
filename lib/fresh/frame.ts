import type { Layer, LayoutConfig, Load } from "./component.ts";

/** The layouts and the app wrapper of a page. */
export class Frame<State> {
  #app: Load<Layer<State>> | undefined;
  #layouts: Load<Layer<State>>[];
  #loaded: Promise<void> | undefined;
  #layers: Layer<State>[] = [];
  #wrapper: Layer<State> | undefined;

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

  /** The innermost first, none where the page does without. */
  layouts(page?: LayoutConfig): Layer<State>[] {
    return page?.skipInheritedLayouts ? [] : this.#layers;
  }

  /** Undefined where the page or one of its layouts does without. */
  wrapper(page?: LayoutConfig): Layer<State> | undefined {
    const configs = [page, ...this.layouts(page).map(({ config }) => config)];
    const isBare = configs.some((config) => config?.skipAppWrapper);
    return isBare ? undefined : this.#wrapper;
  }

  async #load(): Promise<void> {
    const outermostFirst = await Promise.all(
      this.#layouts.map((load) => load()),
    );
    const start = outermostFirst.findLastIndex(({ config }) =>
      config?.skipInheritedLayouts
    );
    this.#layers = outermostFirst.slice(Math.max(start, 0)).reverse();
    this.#wrapper = await this.#app?.();
  }
}
