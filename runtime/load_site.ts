// deno-lint-ignore-file no-console -- a program speaks to its starter there
import { authorOf, countBy, servedPaths } from "@foyer/services";
import { SITE_ROOT } from "../lib/base/site_root.ts";
import { memoized } from "../lib/base/memoized.ts";
import { latestDateOf } from "../lib/base/time/days.ts";
import { loadWithWarnings, readFolder } from "../lib/content/mod.ts";
import type { Content } from "../lib/content/content.ts";
import { FoyerApp } from "../lib/server/app.ts";
import type { Opened } from "./open_site.ts";
import { warn } from "./warn.ts";
import { readFont } from "./fonts.ts";

interface Server {
  fetch: ReturnType<FoyerApp["handler"]>;
}

/** The site as the build bundled it. */
export interface Bundle {
  /** Makes the server of the app, with the routes and islands of the bundle. */
  serverOf(app: FoyerApp, root: URL, snapshot: unknown): Promise<Server>;
  /** Hash of the code that it was made of. */
  code: string;
}

export interface LoadedSite {
  app: FoyerApp;
  /** Name of the owner. */
  name: string;
  /** The app with its files, as it was built. */
  server(): Promise<Server>;
}

/** Loads the content and makes the app of it. */
export async function loadSite(
  opened: Opened,
  bundle?: Bundle,
): Promise<LoadedSite> {
  const { config, now } = opened.core.world;
  const { content, warnings } = await loadWithWarnings(
    config.CONTENT_DIR,
    latestDateOf(now()),
    { kept: await opened.build.store?.readContent() },
  );
  warn(warnings, console.warn);
  const app = await appOf(content, opened);
  return {
    app,
    name: content.profile.name,
    server: () => builtServer(app, bundle),
  };
}

async function appOf(
  content: Content,
  { core, build, baseUrl, keys, tracing }: Opened,
): Promise<FoyerApp> {
  const { config } = core.world;
  const openBuilt = memoized(async (content: Content) =>
    await build.store?.openAnswers(content) ?? null
  );
  const world = {
    ...core.world,
    baseUrl,
    content,
    keys,
    commits: countBy(authorOf(config, content.profile), build.commits),
    builtAnswers: openBuilt,
    assets: await servedPaths(),
    readContentFile: (path: string) =>
      Deno.readFile(`${config.CONTENT_DIR}/${path}`),
    readClient: (folder: string) => readFolder(`${SITE_ROOT}/${folder}`),
    readFont,
    fetch: tracing?.fetch ?? fetch,
  };
  return new FoyerApp(world, undefined, core);
}

/** Without a bundle, the build's own file knows the modules. */
async function builtServer(
  app: FoyerApp,
  bundle: Bundle | undefined,
): Promise<Server> {
  if (!bundle) return (await import(`file://${BUILD}/server.js`)).default;
  const snapshot = await Deno.readTextFile(`${BUILD}/snapshot.json`);
  const root = new URL(`file://${SITE_ROOT}/`);
  return await bundle.serverOf(app, root, JSON.parse(snapshot));
}

const BUILD = `${SITE_ROOT}/_fresh`;
