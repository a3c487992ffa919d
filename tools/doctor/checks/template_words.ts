import { isEnglish } from "../../../lib/base/words/language.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { readTemplate } from "../../new/template.ts";
import { wordsOf } from "../../translations.ts";
import type { Site } from "../check.ts";
import { isSkill, shownWords, type SourceFile } from "../source.ts";

/** A page or an entry may be in English on purpose. */
const IN_ENGLISH = /^language: en\b/m;

/** Names need no translation. */
const NAMES = ["name"];

/** Files of a site in another language that have the English words of a new site. */
export function templateWords(
  { content: { profile: { language } }, roots }: Site,
): Diagnostic[] {
  if (isEnglish(language)) return [];
  const { dir } = roots.person;
  const ours = new Set(
    [false, true].flatMap((isQuiet) =>
      [...readTemplate("", "en", isQuiet)].flatMap(([path, text]) =>
        textsOf({ path: `${dir}/${path}`, text }).map(({ id }) => id)
      )
    ),
  );
  return shownWords(roots).flatMap((file) => {
    if (isSkill(file) || IN_ENGLISH.test(frontOf(file))) return [];
    const left = textsOf(file).filter(({ id }) => ours.has(id));
    if (left.length === 0) return [];
    const fields = [...new Set(left.map(({ field }) => field))].join(", ");
    return {
      severity: "warning",
      place: `${file.path}:1`,
      what:
        `${fields}: the English words of a new site, but ${language} is the language of yours`,
      fix: `translate them, or write your own words in ${language}`,
    };
  });
}

/** The texts of a Markdown file by their field, with an id that another file shares. */
function textsOf(file: SourceFile): { field: string; id: string }[] {
  if (!file.path.endsWith(".md")) return [];
  return [...wordsOf(file)].flatMap(([name, text]) => {
    const field = name.replace(/\..*/, "");
    const id = [file.path, field, text].join("\n");
    return NAMES.includes(field) ? [] : [{ field, id }];
  });
}
