export { Builder } from "./build/builder.ts";
