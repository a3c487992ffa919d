/** Paths; all but `root` itself are below the root. */
export interface BuildOptions {
  root?: string;
  outDir?: string;
  routeDir?: string;
  islandDir?: string;
  staticDir?: string;
  serverEntry?: string;
}
export type ResolvedBuildConfig = Required<BuildOptions>;

const DEFAULTS = {
  outDir: "_fresh",
  routeDir: "routes",
  islandDir: "islands",
  staticDir: "static",
  serverEntry: "main.ts",
};

/** Refuses options of Fresh that would be ignored silently. */
export function resolveOptions(options: BuildOptions): ResolvedBuildConfig {
  const root = Deno.realPathSync(options.root ?? ".");
  const config = { ...DEFAULTS, ...options, root };
  for (const [name, value] of Object.entries(config)) {
    const isKnown = name === "root" || name in DEFAULTS;
    if (isKnown && typeof value === "string") continue;
    throw new Error(`Builder: lib/fresh does not take this "${name}"`);
  }
  return config;
}
