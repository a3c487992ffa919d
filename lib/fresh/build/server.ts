import { normalize } from "node:path";
import { type App, applyBuild } from "../app.ts";
import { Build, type Snapshot } from "./build.ts";

/** What `_fresh/server.js` exports: the app as it was built, for `deno serve`. */
export function serverOf<State>(
  app: App<State>,
  root: string,
  snapshot: Snapshot,
): { fetch: ReturnType<App<State>["handler"]> } {
  applyBuild(app, new Build(normalize(root), snapshot));
  return { fetch: app.handler() };
}
