import type { PageMeta } from "../content/page_meta.ts";
import type { World } from "../deps.ts";
import type { BuiltPage } from "../search/built_pages.ts";
import type { IndexedPage } from "../search/search_index.ts";
import type { Section } from "../markdown/from_html.ts";
import { withoutTokens } from "../tokens/signed_token.ts";
import type { Site } from "../site.ts";
import { settingsOn } from "./shown_settings.ts";
import type { Twins } from "./twins.ts";

export interface PageSources extends Pick<World, "builtPages" | "reportError"> {
  site: Site;
  twins: Twins;
}

/** What each page says: as the build has read it, or rendered now where that may differ. */
export async function readPages(sources: PageSources): Promise<IndexedPage[]> {
  const { site, twins } = sources;
  // What lists the documents says nothing that they do not say themselves.
  const pages = site.pages.filter(({ kind }) => kind !== "manual");
  const known = new Map(
    (await builtPages(sources)).map(({ path, sections }) => [path, sections]),
  );
  const made = await twins.all(pages.filter(({ path }) => !known.has(path)));
  for (const { page, sections } of made) {
    known.set(page.path, lastingWords(sections));
  }
  return pages.flatMap((page) => withSections(page, known.get(page.path)));
}

/** What is signed for one reader and an hour is nothing to find a page by. */
export function lastingWords(sections: Section[]): Section[] {
  return sections.map((section) => ({
    ...section,
    text: withoutTokens(section.text),
  }));
}

function withSections(
  page: PageMeta,
  sections: Section[] | undefined,
): IndexedPage[] {
  return sections ? [{ ...page, sections }] : [];
}

/** Those that show the same with the settings of now. */
async function builtPages(
  { builtPages, reportError, site }: PageSources,
): Promise<BuiltPage[]> {
  try {
    const pages = await builtPages() ?? [];
    return pages.filter(({ path, settings }) =>
      settings === settingsOn(path, site)
    );
  } catch (error) {
    // They only save time.
    reportError(error);
    return [];
  }
}
