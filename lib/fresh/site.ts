import { resolveAssets } from "./asset.ts";
import type { Build } from "./build/build.ts";
import { registerIslands } from "./islands/registry.ts";

/** State shared by all requests of an app. */
export class Site {
  #islands: Promise<void> | undefined;

  constructor(readonly build: Build) {
    this.useAssets();
  }

  /** Islands must be registered before a page that uses them is rendered. */
  ready(): Promise<void> {
    return this.#islands ??= registerIslands(this.build.islands());
  }

  /** `asset()` serves one app at a time. Each render sets its own. */
  useAssets(): void {
    resolveAssets((path) => this.build.assetUrl(path));
  }

  /** Script tags of a page; none if nothing needs them. */
  scripts(islands: string | null): string {
    const { entry, mode } = this.build.snapshot;
    const reload = mode === "development"
      ? `<script type="module" src="${LIVE_RELOAD}"></script>`
      : "";
    if (!islands) return reload;
    return `${reload}${islands}<script type="module" src="${entry}"></script>`;
  }
}

export const LIVE_RELOAD = "/_fresh/live_reload.js";
