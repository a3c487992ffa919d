import type { ComponentChildren } from "preact";
import { markdown } from "../../lib/base/markdown/lexer.ts";
import { headingsOf } from "../../lib/base/markdown/plain_text.ts";
import type { Content, Profile } from "../../lib/content/content.ts";
import { valuesOf, withValues } from "../../lib/content/mod.ts";
import { isQuiet, type PageMeta } from "../../lib/content/page_meta.ts";
import {
  inLanguage,
  type LanguageAttributes,
} from "../../lib/ui/in_language.ts";
import { SiteContext } from "../../lib/ui/site_context.ts";
import type { State } from "../../lib/state.ts";

/**
 * Gives the parts of pages what they share. `_app` and `_layout` need one each,
 * because Fresh renders them apart: no context of one reaches the other.
 */
export function SiteProvider(
  { state, children }: { state: State; children: ComponentChildren },
) {
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

/**
 * Finds the words for the ids of headings in a text that translates another: the
 * headings of that one, if they are as many of the same levels.
 */
function headingNames(
  { deps: { baseUrl, config, content, editions } }: State,
): (source: string) => string[] | undefined {
  const first = editions[0]?.content ?? content;
  if (first === content) return () => undefined;
  const headingsIn = (text: string, of: Content) => {
    const values = valuesOf(of, { baseUrl, rateLimit: config.RATE_LIMIT });
    return headingsOf(markdown.lexer(withValues(text, values)));
  };
  return (source) => {
    const original = originalsOf(content, first).get(source);
    if (original === undefined) return;
    const own = headingsIn(source, content);
    const others = headingsIn(original, first);
    const isAlike = own.length === others.length &&
      own.every(({ depth }, at) => depth === others[at]?.depth);
    return isAlike ? others.map(({ text }) => text) : undefined;
  };
}

/** The original of each text of a language. */
const originals = new WeakMap<Content, Map<string, string>>();

function originalsOf(content: Content, first: Content): Map<string, string> {
  const known = originals.get(content);
  if (known) return known;
  const texts = textsOf(first);
  const made = new Map(
    textsOf(content).map((own, at) => [own, texts[at] ?? ""]),
  );
  originals.set(content, made);
  return made;
}

/** Texts that may have headings, in the same order in each language. */
function textsOf(
  { profile, contact, pages, sections, roles, npcs }: Content,
): string[] {
  const entries = sections.flatMap(({ entries }) => entries);
  return [profile, contact, pages, sections, entries, roles, npcs].flat()
    .map(({ body }) => body);
}
