export { Builder, type BuildOptions } from "./build/builder.ts";
