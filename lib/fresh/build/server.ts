import { type App, applyBuild } from "../app.ts";
import { Build, type BundledModules, type Snapshot } from "./build.ts";

/** The export of `_fresh/server.js`: the app as it was built, for `deno serve`, or for a bundle. */
export function serverOf<State>(
  app: App<State>,
  root: URL,
  snapshot: Snapshot,
  modules?: BundledModules,
): { fetch: ReturnType<App<State>["handler"]> } {
  const path = decodeURIComponent(root.pathname).replace(/\/$/, "");
  applyBuild(app, new Build(path, snapshot, undefined, modules));
  return { fetch: app.handler() };
}
