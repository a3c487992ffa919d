import { directionOf } from "../base/words/likely_subtags.ts";

export interface LanguageAttributes {
  lang?: string;
  dir?: "ltr" | "rtl";
}

/** Marks words in a language other than that of the words around them. */
export function inLanguage(language: string | undefined): LanguageAttributes {
  return language ? { lang: language, dir: directionOf(language) } : {};
}
