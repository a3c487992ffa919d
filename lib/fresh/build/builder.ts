import { relative } from "node:path";
import { App, applyBuild } from "../app.ts";
import { Build, type Snapshot } from "./build.ts";
import { liveReload } from "./live_reload.ts";
import {
  type BuildOptions,
  type ResolvedBuildConfig,
  resolveOptions,
} from "./options.ts";
import { type Made, make, walk } from "./make.ts";

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

/** Leaves nothing of an earlier build but what its server loads on first use. */
async function writeBuild(
  config: ResolvedBuildConfig,
  { snapshot, files }: Made,
): Promise<void> {
  const { root, outDir } = config;
  const written = new Map<string, string | Uint8Array>([
    ...files,
    [`${outDir}/snapshot.json`, JSON.stringify(snapshot)],
    [`${outDir}/server.js`, serverSource(config)],
  ]);
  for (const [path, content] of written) {
    const folder = `${root}/${path}`.replace(/\/[^/]*$/, "");
    await Deno.mkdir(folder, { recursive: true });
    const bytes = typeof content === "string"
      ? new TextEncoder().encode(content)
      : content;
    await Deno.writeFile(`${root}/${path}`, bytes);
  }
  for (const file of walk(`${root}/${outDir}`)) {
    const path = `${outDir}/${file}`;
    const isKept = written.has(path) || /^(site|answers)\//.test(file);
    if (!isKept) await Deno.remove(`${root}/${path}`);
  }
}

/** All names are relative: the folder may be moved after the build. */
function serverSource({ root, outDir, serverEntry }: ResolvedBuildConfig) {
  const from = `${root}/${outDir}`;
  const to = (path: string) => JSON.stringify(relative(from, path));
  return `// Made by the build, for \`deno serve ${outDir}/server.js\`
import { app } from ${to(`${root}/${serverEntry}`)};
import { serverOf } from ${to(`${import.meta.dirname}/server.ts`)};
import snapshot from "./snapshot.json" with { type: "json" };

const root = new URL(${to(root)}, import.meta.url);
export default serverOf(app, root, snapshot);
`;
}
