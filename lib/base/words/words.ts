import type english from "./english.json";
import type { TemplateNames } from "./template_names.ts";

/** Every fixed word of the site, in any language. */
export type Words = Texts<typeof english>;

/** BCP 47 language with the words that the site uses in it. */
export interface Locale {
  words: Words;
  language: string;
}

/** A text with names in braces, each of which `fill` replaces by a value. */
export type Template<Name extends string> =
  & string
  & { readonly [NAMES]?: Name };

declare const NAMES: unique symbol;

/** A text whose form depends on its `{count}`, by CLDR's categories. */
export type Plural =
  & { readonly other: Template<"count"> }
  & { readonly [Each in Category]?: Template<"count"> };

/** CLDR's plural categories. Each language uses some; all use `other`. */
export const CATEGORIES = [
  "zero",
  "one",
  "two",
  "few",
  "many",
  "other",
] as const;
type Category = typeof CATEGORIES[number];

/** The shape of the English words, with the names that each text must have. */
type Texts<English, Path extends string = ""> = English extends string
  ? Text<Path>
  : English extends readonly string[] ? readonly Text<Path>[]
  : English extends { readonly other: string } ? Plural
  : {
    readonly [Key in keyof English & string]: Texts<
      English[Key],
      Path extends "" ? Key : `${Path}.${Key}`
    >;
  };

type Text<Path> = Path extends keyof TemplateNames
  ? Template<TemplateNames[Path]>
  : string;

/** Names that any Markdown of the site may hold; `fill` leaves them in place. */
const EVERYWHERE = new Set(["base_url"]);

/** The names in braces that `fill` must give a value. */
export function namesIn(text: string): string[] {
  const all = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [...new Set(all)].filter((name) => !EVERYWHERE.has(name)).sort();
}
