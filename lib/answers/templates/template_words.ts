import { tongueOf } from "../rank/tongue.ts";
import english from "../words/templates/en.json" with { type: "json" };

/** Templates of a language; `words/README.md` explains the parts. */
export type TemplateWords = typeof english;
export type TemplateName = keyof TemplateWords["templates"];

/** The template that a question fits as a whole. */
export interface Fit {
  name: TemplateName;
  /** Words of the question by slot, as `wordsOf` gives them. */
  slots: Partial<Record<string, string>>;
}

const OTHERS: Record<string, () => Promise<{ default: TemplateWords }>> = {
  de: () => import("../words/templates/de.json", { with: { type: "json" } }),
  es: () => import("../words/templates/es.json", { with: { type: "json" } }),
  fr: () => import("../words/templates/fr.json", { with: { type: "json" } }),
  sv: () => import("../words/templates/sv.json", { with: { type: "json" } }),
};

/** Undefined for a language without templates: its questions get passages. */
export async function templateWords(
  language: string,
): Promise<TemplateWords | undefined> {
  const { language: code } = new Intl.Locale(language);
  return code === "en" ? english : (await OTHERS[code]?.())?.default;
}

/** The language with its templates, if it has some, and English. */
export async function languagesOf(language: string) {
  const tags = [...new Set([new Intl.Locale(language).language, "en"])];
  const all = await Promise.all(
    tags.map(async (tag) => ({
      words: await templateWords(tag),
      tongue: await tongueOf(tag),
    })),
  );
  return all.flatMap(({ words, tongue }) => words ? [{ words, tongue }] : []);
}
