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
  // Tags ignore case (RFC 5646, section 2.1.1).
  const named = (language ?? guessLanguage(query, locales)).toLowerCase();
  const at = tags.findIndex((tag) => tag.toLowerCase() === named);
  const found = deps.editions[at];
  if (found) return found;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "language": expected ${tags.join(", ")}`,
  );
}
