import { App, applyBuild } from "../app.ts";
import { Build, type Snapshot } from "./build.ts";
import { liveReload } from "./live_reload.ts";
import { make } from "./make.ts";
import {
  type BuildOptions,
  type ResolvedBuildConfig,
  resolveOptions,
} from "./options.ts";
import { writeBuild } from "./write_build.ts";

export class Builder {
  readonly config: ResolvedBuildConfig;

  constructor(options: BuildOptions = {}) {
    this.config = resolveOptions(options);
  }

  /** Resolves to a function that makes an app use what was built in memory. */
  async build(
    { mode = "production", snapshot = "disk" }: {
      mode?: Snapshot["mode"];
      snapshot?: "disk" | "memory";
    } = {},
  ): Promise<<State>(app: App<State>) => void> {
    const { root } = this.config;
    const made = await make(this.config, mode);
    if (snapshot === "disk") {
      await writeBuild(this.config, made);
      // Fresh cannot serve from the process that writes a build, either.
      return () => {
        throw new Error("A build on disk is served by its server.js alone");
      };
    }
    const build = new Build(
      root,
      made.snapshot,
      async (path) =>
        made.files.get(path) ?? await Deno.readFile(`${root}/${path}`),
    );
    return (app) => applyBuild(app, build);
  }

  /** Serves the module's `app` from memory, and reloads the pages it sent. */
  async listen<State>(
    importApp: () => Promise<App<State> | { app: App<State> }>,
    options: Deno.ServeTcpOptions = {},
  ): Promise<void> {
    const apply = await this.build({ mode: "development", snapshot: "memory" });
    const module = await importApp();
    const app = module instanceof App ? module : module.app;
    apply(app);
    await Deno.serve(options, liveReload(app.handler())).finished;
  }
}
