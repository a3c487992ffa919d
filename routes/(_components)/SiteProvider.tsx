import type { ComponentChildren } from "preact";
import type { Profile } from "../../lib/content/content.ts";
import { isQuiet, type PageMeta } from "../../lib/content/page_meta.ts";
import {
  inLanguage,
  type LanguageAttributes,
} from "../../lib/ui/in_language.ts";
import { SiteContext } from "../../lib/ui/site_context.ts";
import type { State } from "../../lib/state.ts";
import { headingNames } from "./heading_names.ts";

interface Props {
  state: State;
  children: ComponentChildren;
}

/**
 * Gives the parts of pages what they share. `_app` and `_layout` need one each,
 * because Fresh renders them apart: no context of one reaches the other.
 */
export function SiteProvider({ state, children }: Props) {
  const { deps: { baseUrl, config, content }, site, request } = state;
  const { page } = request.endpoint;
  const shared = {
    baseUrl,
    rateLimit: config.RATE_LIMIT,
    words: content.words,
    language: content.profile.language,
    pages: site.linked,
    headingNames: headingNames(state),
    pathOf: site.pathOf,
    path: state.path,
    page,
    npcs: content.npcs,
    isQuiet: isQuiet(content.profile),
    fixed: languagesOf(page, content.profile).fixed,
    imageAt: site.imageAt,
  };
  return <SiteContext.Provider value={shared}>{children}</SiteContext.Provider>;
}

/** Languages of a page and, if they differ, of the fixed words on it. */
export function languagesOf(
  page: PageMeta | undefined,
  { language: lang, direction: dir }: Profile,
): { own: LanguageAttributes; fixed: LanguageAttributes } {
  const site = { lang, dir };
  return page?.language
    ? { own: inLanguage(page.language), fixed: site }
    : { own: site, fixed: {} };
}
