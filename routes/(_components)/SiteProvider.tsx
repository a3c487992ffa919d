import type { ComponentChildren } from "preact";
import { originalOf, type Profile } from "../../lib/content/content.ts";
import { isQuiet, type PageMeta } from "../../lib/content/page_meta.ts";
import {
  inLanguage,
  type LanguageAttributes,
} from "../../lib/ui/in_language.ts";
import { SiteContext } from "../../lib/ui/site_context.ts";
import type { State } from "../../lib/state.ts";

interface Props {
  state: State;
  children: ComponentChildren;
}

/**
 * Gives the parts of pages what they share. `_app` and `_layout` need one each,
 * because Fresh renders them apart: no context of one reaches the other.
 */
export function SiteProvider({ state, children }: Props) {
  const { deps, site, request } = state;
  const { baseUrl, config, content } = deps;
  const { page } = request.endpoint;
  const first = deps.editions[0]?.content;
  const shared = {
    baseUrl,
    rateLimit: config.RATE_LIMIT,
    words: content.words,
    language: content.profile.language,
    pages: site.linked,
    ...first && first !== content && {
      originalOf: (text: string) => originalOf(text, content, first),
    },
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
