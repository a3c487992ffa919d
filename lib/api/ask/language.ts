import { tagIn } from "../../base/words/language.ts";
import { localeOf } from "../../content/mod.ts";
import type { Deps } from "../../deps.ts";
import { OperationError } from "../../errors.ts";

/**
 * The site in the named language, or else in that of the question. A site in one
 * language ignores the name. Throws an OperationError for another language.
 */
export async function inLanguageOf(
  { query = "", language }: { query?: string; language?: string },
  deps: Deps,
): Promise<Deps> {
  if (deps.editions.length < 2) return deps;
  const { guessLanguage } = await import("@foyer/answers");
  const locales = deps.editions.map(({ content }) => localeOf(content));
  const tags = locales.map(({ language }) => language);
  const named = tagIn(tags, language ?? guessLanguage(query, locales));
  const found = named && deps.editions[tags.indexOf(named)];
  if (found) return found;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "language": expected ${tags.join(", ")}`,
  );
}
