import type { Described } from "./json_ld_page.ts";

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
