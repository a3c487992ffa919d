// Starts the site, by the bundle that the build made of it, or by its sources.
import type { FoyerApp } from "./lib/server/app.ts";
import type * as Site from "./runtime/start_site.ts";

const BUNDLE = new URL("_fresh/site/start.js", import.meta.url);
const SOURCES = new URL("runtime/start_site.ts", import.meta.url);

const isBundled = import.meta.main &&
  await Deno.stat(BUNDLE).then(() => true, () => false);
// Computed, because the runtime opens whatever a literal import names.
const { startSite }: typeof Site = await import(
  String(isBundled ? BUNDLE : SOURCES)
);

export const app: FoyerApp = await startSite({ listens: import.meta.main });
