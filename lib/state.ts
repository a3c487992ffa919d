import { createDefine } from "fresh";
import type { Deps } from "./deps.ts";
import type { LiveSnapshot } from "./live/types.ts";
import type { RequestInfo } from "./request_info.ts";
import type { Site } from "./site.ts";
import type { NearestPath } from "./text/nearest_path.ts";
import type { TwinReader } from "./twin.ts";

/** What every route finds on `ctx.state`. */
export interface State {
  deps: Deps;
  site: Site;
  /** The request as it was taken apart: nobody reads its URL again. */
  request: RequestInfo;
  /** What is known now of what changes; a page that asks for it is made anew when it has. */
  live(): LiveSnapshot;
  /** The minute that it is, in milliseconds since 1970; a page that shows it is made anew with the next. */
  minute(): number;
  /** For programs; no page may ask for one. */
  twins: TwinReader;
  nearestPath: NearestPath;
}

/** Gives routes the type of `ctx.state`. */
export const define = createDefine<State>();
