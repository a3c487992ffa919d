import {
  isForProgrammers,
  isOfManual,
  isQuiet,
  type PageMeta,
} from "../content/page_meta.ts";
import type { Site } from "../site.ts";

interface Edition {
  site: Site;
  original?: { site: Site };
}

/** Pages that a visitor may be led to: a quiet site keeps those for programs back. */
export function shownPages(edition: Edition): PageMeta[] {
  const pages = answerPages(edition);
  return isQuiet(edition.site.content.profile)
    ? pages.filter(({ path }) => !isForProgrammers(path))
    : pages;
}

/** Pages of a language, and those that only the first one has. The manual has no translation. */
export function answerPages({ site, original }: Edition): PageMeta[] {
  const own = site.pages.filter(({ kind }) => kind !== "manual");
  return withOriginals(own, original?.site.pages ?? []);
}

/** Adds pages that only the first language has. */
export function withOriginals<Page extends Pick<PageMeta, "path" | "kind">>(
  own: Page[],
  first: readonly Page[],
): Page[] {
  const paths = new Set(own.map(({ path }) => path));
  return [
    ...own,
    ...first.filter((page) => !isOfManual(page) && !paths.has(page.path)),
  ];
}
