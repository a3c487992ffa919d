import type { PageMeta } from "../../content/page_meta.ts";
import type { Described } from "./document.ts";

/** Translations of an original, or the original of a translation. */
export function translationsOf({ page, baseUrl, urlOf }: Described) {
  const [first, ...others] = page.translations ?? [];
  if (!first) return;
  const named = ({ path }: { path: string }) => (
    { "@id": `${baseUrl}${path}#page` }
  );
  return baseUrl + first.path === urlOf(page.path)
    ? { workTranslation: others.map(named) }
    : { translationOfWork: named(first) };
}

/** The page in each of its languages, for search engines; none if it has one language. */
export function alternatesOf(
  { translations = [] }: PageMeta,
  baseUrl: string,
): { hreflang: string; href: string }[] {
  const all = translations.map(({ language, path }) => (
    { hreflang: language, href: baseUrl + path }
  ));
  return [
    ...all,
    ...all.slice(0, 1).map((first) => (
      { ...first, hreflang: "x-default" }
    )),
  ];
}
