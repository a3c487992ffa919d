import { parseYaml } from "../../../lib/content/yaml.ts";
import { merged } from "../../../lib/base/words/override.ts";
import { translationFor } from "../../../lib/content/translation.ts";
import type { Content } from "../../../lib/content/content.ts";
import type { Roots } from "../../../lib/content/kind.ts";
import { translationPath } from "../../../lib/content/languages.ts";
import { keysOf, partsOf } from "../../../lib/content/parts.ts";
import { isQuiet } from "../../../lib/content/page_meta.ts";
import { textOf } from "../../../lib/content/read_folder.ts";
import english from "../../../lib/base/words/english.json" with {
  type: "json",
};
import { isEnglish } from "../../../lib/base/words/language.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";

const FILE = "words.yaml";

/** Fixed words that are still English, on a site or its pages of another language. */
export function foreignWords(
  { content, roots }: Site,
): Diagnostic[] {
  return [content, ...content.editions ?? []].flatMap((edition, at) => {
    const { language } = edition.profile;
    if (isEnglish(language)) return [];
    const file = at === 0 ? FILE : translationPath(FILE, language);
    return missingWords(edition, roots, file);
  });
}

function missingWords(
  { profile }: Content,
  roots: Roots,
  file: string,
): Diagnostic[] {
  const { language } = profile;
  const { dir, entries } = roots.person;
  const text = textOf(entries.get(file)) ?? "";
  // The loader has read it without a fault.
  const report = () => undefined;
  const parts = partsOf({ path: file, text }, report);
  const { quiet, ...loud } = english;
  const shown = isQuiet(profile) ? { ...loud, quiet } : loud;
  const own = parts && keysOf(parts, report);
  const supplied = parseYaml(translationFor(language)?.text ?? "{}");
  const missing = missingFrom(merged(supplied, own), shown);
  if (missing === 0) return [];
  return [{
    severity: "warning",
    place: `${dir}/${file}`,
    what:
      `${missing} fixed words are in English, but ${language} is a language of the site`,
    fix:
      `translate them in ${file}: lib/base/words/ has their names, and translations to copy`,
  }];
}

/** Counts texts that a translation lacks. Plural forms count as one. */
function missingFrom(translation: unknown, words: unknown): number {
  if (translation === undefined && !isGroup(words)) return 1;
  if (!isGroup(words)) return 0;
  const below = isGroup(translation) ? translation : {};
  return Object.entries(words).reduce(
    (sum, [key, value]) => sum + missingFrom(below[key], value),
    0,
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null &&
    !Array.isArray(value) && !("other" in value);
}
