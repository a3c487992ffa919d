import type { PageMeta } from "../../content/page_meta.ts";
import type { World } from "../world.ts";
import type { Facts, IndexedPage } from "@foyer/answers";
import type { Section } from "../../base/markdown/from_html.ts";
import type { Config } from "../../config.ts";
import type { Site } from "../../site.ts";
import type { Twins } from "./twins.ts";

export interface PageSources extends Pick<World, "builtPages" | "reportError"> {
  site: Site;
  twins: Twins;
}

export interface ReadPages {
  pages: IndexedPage[];
  /** Undefined if a page with facts had to be rendered. */
  facts: Facts | undefined;
}

/** Text of each page: from the build, or rendered now if it may differ. */
export async function readPages(sources: PageSources): Promise<ReadPages> {
  const { site, twins } = sources;
  // The index of the manual says nothing that its pages do not.
  const pages = site.pages.filter(({ kind }) => kind !== "manual");
  const [built, { isOfThePerson }] = await Promise.all([
    builtPages(sources),
    import("@foyer/answers"),
  ]);
  const known = new Map(
    built?.pages.map(({ path, sections }) => [path, sections]),
  );
  const others = pages.filter(({ path }) => !known.has(path));
  const made = await twins.readAll(others);
  for (const { page, sections } of made) {
    known.set(page.path, sections);
  }
  return {
    pages: pages.flatMap((page) => withSections(page, known.get(page.path))),
    facts: others.some(isOfThePerson) ? undefined : built?.facts,
  };
}

function withSections(page: PageMeta, sections: Section[] | undefined) {
  return sections ? [{ ...page, sections }] : [];
}

/** Pages of the build whose settings are still the same. */
async function builtPages({ builtPages, reportError, site }: PageSources) {
  try {
    const built = await builtPages(site.content);
    return built && {
      ...built,
      pages: built.pages.filter((page) =>
        page.settings === settingsOn(page, site)
      ),
    };
  } catch (error) {
    // They only save time.
    reportError(error);
    return null;
  }
}

type Setting = keyof Config;

const PRIVACY = "/privacy";

const PROVIDERS: Setting[] = [
  "STATS_PROVIDER",
  "STATS_URL",
  "CODEHOST_PROVIDER",
  "CODEHOST_URL",
  "NPC_PROVIDER",
  "NPC_URL",
  "IMAGER_URL",
];

/** Settings that pages show, by path. */
const SHOWN: Record<string, Setting[]> = {
  "/": ["STATS_PROVIDER", "CODEHOST_PROVIDER"],
  "/developers": PROVIDERS,
  "/room": ["STATS_PROVIDER", "CODEHOST_PROVIDER", "NPC_PROVIDER"],
  [PRIVACY]: [
    ...PROVIDERS,
    "NPC_DAILY_TOKENS",
    "KV_PATH",
    "LOG_FORMAT",
    "TRUST_PROXY",
    "DENO_DEPLOY",
  ],
};

/**
 * Settings that the page shows, none of them secret. If one differs, so may the
 * page. Any page may show the rate limit, by a placeholder.
 */
export function settingsOn(
  { path, showsLimit }: { path: string; showsLimit: boolean },
  { config, traced }: Pick<Site, "config" | "traced">,
): string {
  const limit: Setting[] = showsLimit ? ["RATE_LIMIT"] : [];
  const names = [...limit, ...SHOWN[path] ?? []];
  const shown = names.map((name) => config[name] ?? null);
  const leaving = path === PRIVACY ? traced : null;
  return JSON.stringify([...shown, leaving]);
}
