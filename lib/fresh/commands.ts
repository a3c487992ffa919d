import type { Layer, Load } from "./component.ts";
import type { Middleware } from "./context.ts";
import type { Route } from "./route.ts";

/** The path of a registration, and its directory if from a file. */
export interface Place {
  path: string;
  /** The directory below `routes/`, with its `(groups)`. */
  dir?: string;
}

/** One call on an app; `handler()` compiles them once, in order. */
export type Command<State> =
  | { type: "middleware"; at: Place; load: Load<Middleware<State>[]> }
  | { type: "layout"; at: Place; load: Load<Layer<State>> }
  | { type: "app"; at: Place; load: Load<Layer<State>> }
  | { type: "error"; at: Place; load: Load<Route<State>> }
  | { type: "notFound"; at: Place; load: Load<Route<State>> }
  | { type: "route"; at: Place; endpoint: Middleware<State> }
  | { type: "files"; at: Place };

/** A path that others lie below: `/x`, `/x/` and `/x/*` are one. */
export function scope(path: string): string {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return rooted.replace(/\/?\*?$/, "") || "/";
}
