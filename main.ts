// Starts the site, by the bundle that the build made of it, or else by its sources.
import software from "./deno.json" with { type: "json" };
import type { FoyerApp } from "./lib/server/app.ts";
import type * as Site from "./runtime/start_site.ts";

// Named by the version: the bundle of another one is not started.
const BUNDLE = new URL(`_fresh/site/${software.version}.js`, import.meta.url);
const SOURCES = new URL("runtime/start_site.ts", import.meta.url);

const isBundled = import.meta.main &&
  await Deno.stat(BUNDLE).then(() => true, () => false);
// Computed, because the runtime opens every file that a literal import names.
const { startSite }: typeof Site = await import(
  String(isBundled ? BUNDLE : SOURCES)
);

export const app: FoyerApp = await startSite({ listens: import.meta.main });
