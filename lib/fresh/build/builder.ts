import { App, applyBuild } from "../app.ts";
import type { ListenOptions } from "../config.ts";
import { walk } from "../files.ts";
import { listen } from "../listen.ts";
import { routeFiles } from "../route_file.ts";
import { Build, islandModules, type Snapshot } from "./build.ts";
import { bundleIslands } from "./bundle.ts";
import { inputsOf } from "./inputs.ts";
import { liveReload } from "./live_reload.ts";
import { Output } from "./output.ts";
import { readSnapshot, writeBuild } from "./write_build.ts";

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

  /** Serves the module's `app` from memory, and reloads the pages it sent. */
  async listen<State>(
    importApp: () => Promise<App<State> | { app: App<State> }>,
    options?: ListenOptions,
  ): Promise<void> {
    const build = await this.#inMemory("development");
    const module = await importApp();
    const app = module instanceof App ? module : module.app;
    applyBuild(app, build);
    await listen(liveReload(app.handler()), options);
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
    await writeBuild(this.config, snapshot, output);
    return new Build(root, snapshot);
  }

  async #make(mode: Snapshot["mode"], inputs: string) {
    const { root, outDir, routeDir, staticDir } = this.config;
    const output = new Output(outDir, mode);
    for (const file of walk(`${root}/${staticDir}`)) {
      const path = `${staticDir}/${file}`;
      await output.addStatic(
        `/${file}`,
        path,
        await Deno.readFile(`${root}/${path}`),
      );
    }
    const islandFiles = this.#islands();
    const islands = islandModules(root, islandFiles);
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
    const routes = this.#routes();
    const snapshot = {
      inputs,
      mode,
      routeDir,
      routes,
      islands: islandFiles,
      entry,
      files,
    };
    return { snapshot, output };
  }

  #routes(): string[] {
    const { root, routeDir } = this.config;
    const files = walk(`${root}/${routeDir}`).filter(isModule)
      .filter((file) => !/(^|\/)\(_[^/]*\)\//.test(file));
    // A name that cannot be a route is better told now than at the start.
    routeFiles(files);
    return files;
  }

  #islands(): string[] {
    const { root, islandDir, routeDir } = this.config;
    return [
      ...walk(`${root}/${islandDir}`).map((file) => `${islandDir}/${file}`),
      ...walk(`${root}/${routeDir}`).map((file) => `${routeDir}/${file}`)
        .filter((file) => file.includes("/(_islands)/")),
    ].filter(isModule);
  }
}

function isModule(file: string): boolean {
  return /(?<![._]test)\.[jt]sx?$/.test(file);
}
