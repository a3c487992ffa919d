import type { english } from "./english.ts";

/** Every fixed word of the site, in whatever language. */
export type Words = Said<typeof english>;

/** Words, and the language that they are in. */
export interface Voice {
  words: Words;
  /** BCP 47. */
  language: string;
}

/** A text with names in braces, each of which `fill` gives a value. */
export type Template<Name extends string> =
  & string
  & { readonly [NAMES]?: Name };

/** A text whose form depends on its `{count}`, by CLDR's categories. */
export type Plural =
  & { readonly other: Template<"count"> }
  & { readonly [Each in Category]?: Template<"count"> };

/** Which of them a language has is its own affair; every one has `other`. */
export const CATEGORIES = [
  "zero",
  "one",
  "two",
  "few",
  "many",
  "other",
] as const;
type Category = typeof CATEGORIES[number];

/** The same shape, in which a text may say anything with the same names. */
type Said<English> = English extends string ? Text<English>
  : English extends readonly (infer Line extends string)[]
    ? readonly Text<Line>[]
  : English extends { readonly other: string } ? Plural
  : { readonly [Key in keyof English]: Said<English[Key]> };

/** Of several texts, with the names of all of them. */
type Text<English extends string> = [NamesOf<English>] extends [never] ? string
  : Template<NamesOf<English>>;

declare const NAMES: unique symbol;

type NamesOf<Text extends string> = Text extends
  `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, typeof EVERYWHERE[number]> | NamesOf<Rest>
  : never;

/** What any Markdown of the site may hold, whoever says it. */
const EVERYWHERE = ["base_url"] as const;

/** The names in braces that `fill` has to give a value. */
export function namesIn(text: string): string[] {
  const all = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [...new Set(all)].filter((name) =>
    EVERYWHERE.every((each) => each !== name)
  ).sort();
}
