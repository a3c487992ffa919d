import { App, applyBuild } from "../app.ts";
import type { ListenOptions } from "../config.ts";
import { walk } from "../files.ts";
import { Build, islandModules, type Snapshot } from "./build.ts";
import { bundleIslands } from "./bundle.ts";
import { readSnapshot, useBuild } from "./find_build.ts";
import { inputsOf } from "./inputs.ts";
import { Output } from "./output.ts";
import { writeBuild } from "./write_build.ts";

/** Where things lie; all but `root` itself is below the root. */
export interface BuildOptions {
  root?: string;
  outDir?: string;
  routeDir?: string;
  islandDir?: string;
  staticDir?: string;
  serverEntry?: string;
}
export type ResolvedBuildConfig = Required<BuildOptions>;

export class Builder {
  readonly config: ResolvedBuildConfig;

  constructor(options: BuildOptions = {}) {
    this.config = {
      outDir: "_fresh",
      routeDir: "routes",
      islandDir: "islands",
      staticDir: "static",
      serverEntry: "main.ts",
      ...options,
      root: Deno.realPathSync(options.root ?? "."),
    };
  }

  /** Resolves to a function that makes an app use what was built. */
  async build(
    { mode = "production", snapshot = "disk" }: {
      mode?: Snapshot["mode"];
      snapshot?: "disk" | "memory";
    } = {},
  ): Promise<<State>(app: App<State>) => void> {
    const build = snapshot === "disk"
      ? await this.#onDisk(mode)
      : await this.#inMemory(mode);
    return (app) => applyBuild(app, build);
  }

  /** Serves the `app` of the module, which may also serve itself. */
  async listen(
    importApp: () => Promise<unknown>,
    options?: ListenOptions,
  ): Promise<void> {
    useBuild(await this.#inMemory("development"));
    const module = await importApp();
    if (hasApp(module)) await module.app.listen(options);
  }

  async #inMemory(mode: Snapshot["mode"]): Promise<Build> {
    const { root } = this.config;
    const { snapshot, output } = await this.#make(mode, "");
    return new Build(root, snapshot, output.reader(root));
  }

  /** Does nothing where nothing has changed since the last time. */
  async #onDisk(mode: Snapshot["mode"]): Promise<Build> {
    const { root, outDir } = this.config;
    const inputs = await inputsOf(this.config, mode);
    const last = readSnapshot(root, outDir);
    if (last?.inputs === inputs) return new Build(root, last);
    const { snapshot, output } = await this.#make(mode, inputs);
    await writeBuild(root, outDir, snapshot, output);
    return new Build(root, snapshot);
  }

  async #make(mode: Snapshot["mode"], inputs: string) {
    const { root, outDir, routeDir, islandDir, staticDir } = this.config;
    const output = new Output(outDir, mode);
    for (const file of walk(`${root}/${staticDir}`)) {
      const path = `${staticDir}/${file}`;
      await output.addStatic(
        `/${file}`,
        path,
        await Deno.readFile(`${root}/${path}`),
      );
    }
    const islands = islandModules(root, this.config);
    let entry: string | null = null;
    // The bundler may have to be fetched first: not for nothing.
    if (islands.length > 0) {
      const bundle = await bundleIslands(islands, mode);
      for (const [name, bytes] of bundle.files) {
        await output.addModule(name, bytes);
      }
      entry = `/_fresh/${bundle.entry}`;
    }
    const { files } = output;
    const snapshot = { inputs, mode, routeDir, islandDir, entry, files };
    return { snapshot, output };
  }
}

function hasApp(module: unknown): module is { app: App } {
  return typeof module === "object" && module !== null && "app" in module &&
    module.app instanceof App;
}
