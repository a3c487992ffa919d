import type { ComponentChildren } from "preact";
import { isQuiet } from "../../lib/content/page_meta.ts";
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
  const { deps: { baseUrl, config, content }, site, request } = state;
  const shared = {
    baseUrl,
    rateLimit: config.RATE_LIMIT,
    words: content.words,
    language: content.profile.language,
    pages: site.pages,
    path: request.path,
    page: request.endpoint.page,
    npcs: content.npcs,
    isQuiet: isQuiet(content.profile),
    imageAt: site.imageAt,
  };
  return <SiteContext.Provider value={shared}>{children}</SiteContext.Provider>;
}
