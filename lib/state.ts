import { createDefine } from "fresh";
import type { Deps } from "./deps.ts";
import type { Site } from "./site.ts";

/** What every route finds on `ctx.state`. */
export interface State {
  deps: Deps;
  site: Site;
}

/** Gives routes the type of `ctx.state`. */
export const define = createDefine<State>();
