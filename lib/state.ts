import type { Deps } from "./deps.ts";
import type { Site } from "./site.ts";

/** What every route finds on `ctx.state`. */
export interface State {
  deps: Deps;
  site: Site;
}
