import type { Layer, LayoutConfig, Load } from "./component.ts";

/** What a page is rendered into: its layouts and the app wrapper. */
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

  /** The innermost first, less what the page does without. */
  layers(page: LayoutConfig = {}): Layer<State>[] {
    const layers = page.skipInheritedLayouts ? [] : this.#layers;
    const configs = [page, ...layers.map(({ config }) => config ?? {})];
    const bare = configs.some(({ skipAppWrapper }) => skipAppWrapper);
    return this.#wrapper && !bare ? [...layers, this.#wrapper] : layers;
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
