import { localeOf } from "../../content/mod.ts";
import type { Deps } from "../../deps.ts";
import { OperationError } from "../../errors.ts";

/** Tags of the site's languages, the first one first. */
export function languagesOf(editions: Deps["editions"]): string[] {
  return editions.map(({ content }) => content.profile.language);
}

/** Undefined if the site has no such language. */
export function inLanguage(language: unknown, { editions }: Deps) {
  return editions.find(({ content }) => content.profile.language === language);
}

/**
 * The site in the named language, or else in that of the question. A site in one
 * language ignores the name. Throws an OperationError for another language.
 */
export async function inLanguageOf(
  { query, language }: { query?: string; language?: string },
  deps: Deps,
): Promise<Deps> {
  const { editions } = deps;
  if (editions.length < 2) return deps;
  if (language === undefined) {
    if (!query) return deps;
    const { guessLanguage } = await import("@foyer/answers");
    const locales = editions.map(({ content }) => localeOf(content));
    return inLanguage(guessLanguage(query, locales), deps) ?? deps;
  }
  const named = inLanguage(language, deps);
  if (named) return named;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "language": expected ${languagesOf(editions).join(", ")}`,
  );
}
