import { type App, applyBuild } from "../app.ts";
import { Build, type Snapshot } from "./build.ts";

/** The export of `_fresh/server.js`: the app as it was built, for `deno serve`. */
export function serverOf<State>(
  app: App<State>,
  root: URL,
  snapshot: Snapshot,
): { fetch: ReturnType<App<State>["handler"]> } {
  const path = decodeURIComponent(root.pathname).replace(/\/$/, "");
  applyBuild(app, new Build(path, snapshot));
  return { fetch: app.handler() };
}
