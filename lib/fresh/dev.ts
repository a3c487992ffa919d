export { Builder } from "./build/builder.ts";
export type { BuildOptions, ResolvedBuildConfig } from "./build/options.ts";
