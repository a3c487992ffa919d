import { parseYaml } from "../../../lib/content/yaml.ts";
import { merged } from "../../../lib/base/words/override.ts";
import { translationFor } from "../../../lib/content/translation.ts";
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

/** Fixed words that are still English, on a site of another language. */
export function foreignWords({ content, roots }: Site): Diagnostic[] {
  const { language } = content.profile;
  if (isEnglish(language)) return [];
  const { dir, entries } = roots.person;
  const text = textOf(entries.get(FILE)) ?? "";
  // The loader has read it without a fault.
  const report = () => undefined;
  const parts = partsOf({ path: FILE, text }, report);
  const { quiet, ...loud } = english;
  const shown = isQuiet(content.profile) ? { ...loud, quiet } : loud;
  const own = parts && keysOf(parts, report);
  const supplied = parseYaml(translationFor(language)?.text ?? "{}");
  const missing = missingFrom(merged(supplied, own), shown);
  if (missing === 0) return [];
  return [{
    severity: "warning",
    place: `${dir}/${FILE}`,
    what:
      `${missing} fixed words are in English, but the language of the site is ${language}`,
    fix:
      `translate them in ${FILE}: lib/base/words/ has their names, and translations to copy`,
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
